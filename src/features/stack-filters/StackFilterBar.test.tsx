import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import type { Language } from '@/i18n/language';
import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { StackFilterBar } from './StackFilterBar';

function renderBar(filters: Partial<StackFilters> = {}, language: Language = 'en') {
  const onChange = jest.fn();
  const onOpenDrawer = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...defaultStackFilters('2026-11-21'), ...filters });
    const change = (given: Partial<StackFilters>, typed?: boolean) => {
      onChange(given, typed);
      setCurrent({ ...current, ...given });
    };
    return (
      <StackFilterBar filters={current} onChange={change} drawerOpened={false} onOpenDrawer={onOpenDrawer} />
    );
  }
  return { onChange, onOpenDrawer, ...renderUi(<Page />, { language }) };
}

describe('the filter bar', () => {
  it('searches on submit, never while somebody types', async () => {
    const { user, onChange } = renderBar();
    const search = screen.getByRole('textbox', { name: 'Stack number or stack ID' });
    await user.type(search, ' 17-a ');
    expect(onChange).not.toHaveBeenCalled();
    expect(search).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ search: '17-a' }, undefined);
    expect(screen.getByRole('button', { name: '1 filter applied' })).toBeVisible();
  });

  it('opens the drawer', async () => {
    const { user, onOpenDrawer } = renderBar();
    await user.click(screen.getByRole('button', { name: '0 filters applied' }));
    expect(onOpenDrawer).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'Zastosowano 0 filtrów'],
    [1, 'Zastosowano 1 filtr'],
    [2, 'Zastosowano 2 filtry'],
    [5, 'Zastosowano 5 filtrów'],
    [22, 'Zastosowano 22 filtry'],
  ])('counts %i filters in Polish', (count, name) => {
    renderBar({ registrators: Array.from({ length: count }, (_, index) => `r${index}`) }, 'pl');
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
