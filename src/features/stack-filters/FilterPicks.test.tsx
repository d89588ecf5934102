import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { buildMeasurementCard, buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import { noStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { FilterPicks } from './FilterPicks';
import { filterChoices } from './filterChoices';

const birke = { latitude: 56.871, longitude: 9.884 };

function renderPicks({
  filters = {},
  hasPositions = true,
}: {
  filters?: Partial<StackFilters>;
  hasPositions?: boolean;
} = {}) {
  const onChange = jest.fn();
  const choices = {
    ...filterChoices({
      options: buildFilterOptions(),
      card: buildMeasurementCard(),
      sawmills: [buildSawmill({ position: birke })],
    }),
    hasPositions,
  };
  function Page() {
    const [current, setCurrent] = useState({ ...noStackFilters, ...filters });
    return (
      <FilterPicks
        filters={current}
        choices={choices}
        onChange={(change) => {
          onChange(change);
          setCurrent({ ...current, ...change });
        }}
        counted={(states) => states}
      />
    );
  }
  return { onChange, ...renderUi(<Page />) };
}

const pick = (name: string) => screen.getByRole('button', { name });
const choice = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('filters by states and species in two presses each', async () => {
  const { user, onChange } = renderPicks();
  await user.click(pick('Status'));
  await user.click(await (await choice('Status')).findByRole('checkbox', { name: 'measured' }));
  expect(onChange).toHaveBeenLastCalledWith({ states: ['Measured'] });
  await user.click(pick('Tree species'));
  await user.click(await (await choice('Tree species')).findByRole('checkbox', { name: 'Spruce' }));
  expect(onChange).toHaveBeenLastCalledWith({ treeSpecies: ['spruce'] });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Status' })).not.toBeInTheDocument());
});

it('looks around a sawmill as far as was typed, and changes the kilometres of what is there', async () => {
  const { user, onChange } = renderPicks();
  await user.click(pick('Distance'));
  const distance = await choice('Distance');
  const radius = await distance.findByRole('textbox', { name: 'Within (km)' });
  await user.clear(radius);
  await user.type(radius, '60');
  expect(onChange).not.toHaveBeenCalled();
  await user.click(distance.getByRole('radio', { name: 'Birke Savværk' }));
  expect(onChange).toHaveBeenLastCalledWith({ distance: { near: birke, radiusKm: 60 } });
  await user.clear(radius);
  await user.type(radius, '35{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ distance: { near: birke, radiusKm: 35 } });
});

it('takes the kilometres that are typed before its field is there', async () => {
  const { user, onChange } = renderPicks();
  await user.click(pick('Distance'));
  await user.keyboard('60');
  const distance = await choice('Distance');
  expect(await distance.findByRole('textbox', { name: 'Within (km)' })).toHaveValue('60');
  await user.click(distance.getByRole('radio', { name: 'Birke Savværk' }));
  expect(onChange).toHaveBeenLastCalledWith({ distance: { near: birke, radiusKm: 60 } });
});

it('says what is no distance, and filters by none', async () => {
  const { user, onChange } = renderPicks({ filters: { distance: { near: birke, radiusKm: 20 } } });
  await user.click(pick('Distance'));
  const radius = await (await choice('Distance')).findByRole('textbox', { name: 'Within (km)' });
  await user.clear(radius);
  await user.type(radius, '0{Enter}');
  expect(radius).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
});

it('offers no distance where no stack or no sawmill has a place', () => {
  renderPicks({ hasPositions: false });
  expect(screen.queryByRole('button', { name: 'Distance' })).not.toBeInTheDocument();
});
