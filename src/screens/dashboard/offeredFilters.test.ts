import { buildCardField, buildMeasurementCard, buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { filterChoices } from '@/features/stack-filters/filterChoices';
import { offeredFilters } from './offeredFilters';

const fieldIds = ['surveyor', 'treeSpecies', 'assortment', 'assortmentLength', 'areaNumber'];
const cardWith = (ids: string[]) => buildMeasurementCard({ fields: ids.map((id) => buildCardField({ id })) });
const loaded = {
  options: buildFilterOptions(),
  card: cardWith(fieldIds),
  sawmills: [buildSawmill()],
};
const all = ['surveyors', 'treeSpecies', 'assortments', 'sawmillIds', 'areaNumber', 'assortmentLength'];
const offered = (change: Partial<Parameters<typeof filterChoices>[0]>) =>
  offeredFilters(filterChoices({ ...loaded, ...change }));

describe('the filters of the panel', () => {
  it('are all there when card and options provide them', () => {
    expect(offered({})).toEqual(all);
  });

  it.each([
    ['surveyors', 'surveyor', { surveyors: [] }],
    ['treeSpecies', 'treeSpecies', { treeSpecies: [] }],
    ['assortments', 'assortment', { assortments: [] }],
    ['areaNumber', 'areaNumber', { areaNumbers: [] }],
    ['assortmentLength', 'assortmentLength', { assortmentLengthMin: 3, assortmentLengthMax: 3 }],
  ])('leave out %s when either of the two lacks it', (name, fieldId, emptied) => {
    const rest = all.filter((one) => one !== name);
    expect(offered({ card: cardWith(fieldIds.filter((id) => id !== fieldId)) })).toEqual(rest);
    expect(offered({ options: buildFilterOptions(emptied) })).toEqual(rest);
    const { fieldIds: named } = buildFilterOptions();
    const unnamed = buildFilterOptions({ fieldIds: { ...named, [fieldId]: null } });
    expect(offered({ options: unnamed })).toEqual(rest);
  });

  it('are the sawmills alone without card or options, and nothing without sawmills either', () => {
    expect(offered({ card: undefined })).toEqual(['sawmillIds']);
    expect(offered({ options: undefined })).toEqual(['sawmillIds']);
    expect(offered({ card: undefined, sawmills: [] })).toEqual([]);
    expect(offered({ sawmills: undefined })).toEqual(all.filter((name) => name !== 'sawmillIds'));
  });
});
