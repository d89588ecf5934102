import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { buildMeasurementCard, buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import type { Language } from '@/i18n/language';
import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { AppliedFilterChips } from './AppliedFilterChips';
import { filterChoices } from './filterChoices';
import { StackFilterBar } from './StackFilterBar';

const choices = filterChoices({
  options: buildFilterOptions(),
  card: buildMeasurementCard(),
  sawmills: [buildSawmill()],
});

function renderBar(filters: Partial<StackFilters> = {}, language: Language = 'en') {
  const onChange = jest.fn();
  const onShowMap = jest.fn();
  const onOpenDrawer = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...defaultStackFilters('2026-11-21'), ...filters });
    const change = (given: Partial<StackFilters>, typed?: boolean) => {
      onChange(given, typed);
      setCurrent({ ...current, ...given });
    };
    return (
      <>
        <StackFilterBar
          filters={current}
          onChange={change}
          onShowMap={onShowMap}
          drawerOpened={false}
          onOpenDrawer={onOpenDrawer}
        />
        <AppliedFilterChips filters={current} choices={choices} onChange={change} />
      </>
    );
  }
  return { onChange, onShowMap, onOpenDrawer, ...renderUi(<Page />, { language }) };
}

describe('the filter bar', () => {
  it('offers six date types and names the range after the chosen one', async () => {
    const { user, onChange } = renderBar();
    expect(screen.getByRole('group', { name: 'Invoiceable date' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Date type' }));
    expect(screen.getAllByRole('option')).toHaveLength(6);
    await user.click(screen.getByRole('option', { name: 'Loaded into system' }));
    expect(onChange).toHaveBeenLastCalledWith({ dateType: 'LoadedIntoSystem' }, undefined);
    expect(screen.getByRole('group', { name: 'Loaded into system' })).toBeVisible();
  });

  it('clears each end of the range, and tells a typed day from that', async () => {
    const { user, onChange } = renderBar();
    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: null, to: '2026-11-21' }, false);
    await user.type(screen.getByRole('textbox', { name: 'From' }), '01/11/2026{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' }, true);
  });

  it('lets nothing out while the range is no range', async () => {
    const { user, onChange } = renderBar();
    const from = screen.getByRole('textbox', { name: 'From' });
    await user.clear(from);
    await user.type(from, '01/12/2026{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(/\S/);
    expect(onChange).not.toHaveBeenCalled();
  });

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

  it('switches the map and opens the drawer', async () => {
    const { user, onShowMap, onOpenDrawer } = renderBar();
    await user.click(screen.getByRole('switch', { name: 'Show map' }));
    expect(onShowMap).toHaveBeenCalledWith(false);
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

describe('the chips of applied filters', () => {
  const everything: Partial<StackFilters> = {
    search: '17',
    states: ['Measured'],
    sawmillIds: ['birke'],
    registrators: ['anne'],
    surveyors: ['jens'],
    treeSpecies: ['spruce', 'beech'],
    assortments: ['saw'],
    areaNumber: '14b',
    fullMeasurement: false,
    hasPosition: false,
    assortmentLengthMin: 2.5,
    assortmentLengthMax: 5,
  };

  it('name every applied filter and its value', () => {
    renderBar(everything);
    const chips = within(screen.getByRole('list', { name: 'Applied filters' })).getAllByRole('listitem');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Search: 17',
      'Status: measured',
      'Sawmill: Birke Savværk',
      'Registrators: Anne Holm',
      'Surveyors: Jens Berg',
      'Tree species: Spruce',
      'Tree species: Beech',
      'Assortments: Saw logs',
      'Full measurement: Piece count',
      'Position: none',
      'Area number: 14b',
      'Assortment length: 2.50–5.00 m',
    ]);
    expect(screen.getByRole('button', { name: '12 filters applied' })).toBeVisible();
  });

  it('take their own filter away and no other', async () => {
    const { user, onChange } = renderBar(everything);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Tree species: Spruce' }));
    expect(onChange).toHaveBeenLastCalledWith({ treeSpecies: ['beech'] }, undefined);
    await user.click(screen.getByRole('button', { name: /^Remove filter: Assortment length/ }));
    expect(screen.getByRole('button', { name: '10 filters applied' })).toBeVisible();
  });

  it('show a half-open length range from a hand-made link', () => {
    renderBar({ assortmentLengthMin: 2.5 });
    expect(screen.getByText('Assortment length: from 2.50 m')).toBeVisible();
  });
});
