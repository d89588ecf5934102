import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { buildMeasurementCard, buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import { noStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { AppliedFilterChips } from './AppliedFilterChips';
import { filterChoices, rememberOwnPlace } from './filterChoices';

const choices = filterChoices({
  options: buildFilterOptions(),
  card: buildMeasurementCard(),
  sawmills: [buildSawmill()],
});

function renderChips(filters: Partial<StackFilters>, placeText?: () => string) {
  const onChange = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...noStackFilters, ...filters });
    const change = (given: object) => {
      onChange(given);
      setCurrent({ ...current, ...given });
    };
    return (
      <>
        <output>{appliedFilterCount(current)}</output>
        <AppliedFilterChips
          filters={current}
          choices={choices}
          onChange={change}
          {...(placeText && { placeText })}
        />
      </>
    );
  }
  return { onChange, ...renderUi(<Page />) };
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Applied filters' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

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
    evidenceFailed: true,
    assortmentLengthMin: 2.5,
    assortmentLengthMax: 5,
  };

  it('name every applied filter with its values', () => {
    renderChips(everything);
    expect(chips()).toEqual([
      'Search: 17',
      'Status: measured',
      'Sawmill: Birke Savværk',
      'Registrators: Anne Holm',
      'Surveyors: Jens Berg',
      'Tree species: Spruce, Beech',
      'Assortments: Saw logs',
      'Measurement type: Piece count',
      'Position: none',
      'Evidence check: not passed',
      'Area number: 14b',
      'Assortment length: 2.50–5.00\u00a0m',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('13');
  });

  it('name two values and count the others', () => {
    renderChips({ states: ['PreRegistration', 'Measured', 'AssignedToSawmill'] });
    expect(chips()).toEqual(['Status: not measured, measured +1']);
  });

  it('take their own filter away, whole, and no other', async () => {
    const { user, onChange } = renderChips(everything);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Tree species: Spruce, Beech' }));
    expect(onChange).toHaveBeenLastCalledWith({ treeSpecies: [] });
    await user.click(screen.getByRole('button', { name: /^Remove filter: Assortment length/ }));
    expect(screen.getByRole('status')).toHaveTextContent('10');
  });

  it('name the place of a distance where it is known', () => {
    const near = { latitude: 56.1235, longitude: 9.2 };
    renderChips({ distance: { near, radiusKm: 20 } });
    expect(chips()).toEqual(['Distance: within 20\u00a0km of 56.12, 9.20']);
    cleanup();
    renderChips({ distance: { near, radiusKm: 20 } }, () => '4 km south of Hobro');
    expect(chips()).toEqual(['Distance: within 20\u00a0km of a point 4 km south of Hobro']);
    cleanup();
    rememberOwnPlace(near);
    renderChips({ distance: { near, radiusKm: 20 } });
    expect(chips()).toEqual(['Distance: within 20\u00a0km of my position']);
  });

  it('show a half-open length range from a hand-made link', () => {
    renderChips({ assortmentLengthMin: 2.5 });
    expect(screen.getByText('Assortment length: from 2.50 m')).toBeVisible();
  });
});
