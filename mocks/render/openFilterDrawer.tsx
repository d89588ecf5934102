import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { buildCardField, buildMeasurementCard, buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { AppliedFilterChips } from '@/features/stack-filters/AppliedFilterChips';
import { type FilterChoices, filterChoices } from '@/features/stack-filters/filterChoices';
import { StackFilterBar } from '@/features/stack-filters/StackFilterBar';
import { StackFilterDrawer } from '@/features/stack-filters/StackFilterDrawer';
import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { renderUi } from './renderUi';

export const card = buildMeasurementCard({
  fields: [
    buildCardField({ trueLabel: 'Every log', falseLabel: 'Counted' }),
    buildCardField({ id: 'assortment', fieldType: 'Options', title: 'Assortment' }),
  ],
});
export const loaded = { options: buildFilterOptions(), card, sawmills: [buildSawmill()] };

interface Setting {
  filters?: Partial<StackFilters>;
  choices?: FilterChoices;
  optionsState?: 'loading' | 'failed' | 'loaded';
}

export function renderDrawer({
  filters = {},
  choices = filterChoices(loaded),
  optionsState = 'loaded',
}: Setting = {}) {
  const onChange = jest.fn();
  const onReset = jest.fn();
  const onRetry = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...defaultStackFilters('2026-11-21'), ...filters });
    const [opened, setOpened] = useState(false);
    const change = (given: Partial<StackFilters>) => {
      onChange(given);
      setCurrent({ ...current, ...given });
    };
    return (
      <>
        <StackFilterBar
          filters={current}
          onChange={change}
          drawerOpened={opened}
          onOpenDrawer={() => setOpened(true)}
        />
        <AppliedFilterChips filters={current} choices={choices} onChange={change} />
        <StackFilterDrawer
          opened={opened}
          onClose={() => setOpened(false)}
          filters={current}
          choices={choices}
          loadTowns={async () => []}
          onChange={change}
          onReset={onReset}
          optionsState={optionsState}
          onRetry={onRetry}
          result="showing 12 results"
          volumeText="1,204 m³"
        />
      </>
    );
  }
  return { onChange, onReset, onRetry, ...renderUi(<Page />) };
}

export async function openDrawer(setting?: Setting) {
  const page = renderDrawer(setting);
  await page.user.click(screen.getByRole('button', { name: /applied$/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  // `hidden` spares jsdom the search for hidden ancestors, which takes most of the time of a test here.
  const field = (name: string) => drawer.getByRole('combobox', { name, hidden: true });
  return { ...page, drawer, field };
}
