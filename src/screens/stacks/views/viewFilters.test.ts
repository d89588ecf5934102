import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { readStackFilters } from '@/store/filters/filterUrl';
import { filtersOfView, fittedView, isSameList, parametersOf, searchOfView } from './viewFilters';

const today = '2026-11-22';
const noText = () => undefined;
const filters: StackFilters = {
  ...defaultStackFilters(today),
  treeSpecies: ['spruce', 'pine'],
  sawmillIds: ['birke', 'elm'],
  assortmentLengthMin: 4,
  page: 3,
  pageSize: 10,
  showMap: false,
};
const wordOf = (name: string, value: string) =>
  name === 'sawmillIds' ? `Sawmill ${value}` : name === 'treeSpecies' ? `Wood ${value}` : undefined;

describe('a saved view', () => {
  const parameters = parametersOf(filters, today, wordOf);

  it('holds the filters with their words, and not how somebody looks at the list', () => {
    expect(parameters).toEqual([
      { name: 'dateType', value: 'Invoiceable' },
      { name: 'from', value: 'today-1m' },
      { name: 'to', value: 'today' },
      { name: 'treeSpecies', value: 'spruce', text: 'Wood spruce' },
      { name: 'treeSpecies', value: 'pine', text: 'Wood pine' },
      { name: 'sawmillIds', value: 'birke', text: 'Sawmill birke' },
      { name: 'sawmillIds', value: 'elm', text: 'Sawmill elm' },
      { name: 'assortmentLengthMin', value: '4' },
    ]);
  });

  it('finds the same for a colleague, at the colleague’s page size and without another page', () => {
    const opened = filtersOfView(parameters, today);
    const shown = { ...defaultStackFilters(today), pageSize: 100 as const, page: 7 };
    const search = new URLSearchParams(searchOfView(opened, shown, 'mine'));
    expect(search.get('view')).toBe('mine');
    const read = readStackFilters(search, today);
    expect(read).toEqual({ ...filters, page: 1, pageSize: 100, showMap: true });
    expect(isSameList(read, filters)).toBe(true);
  });

  it('is another list with any other filter', () => {
    expect(isSameList({ ...filters, search: '26-4' }, filters)).toBe(false);
    expect(isSameList({ ...filters, to: '2026-11-21' }, filters)).toBe(false);
  });

  it('fits while nothing is known of what exists', () => {
    const unknown = { sawmillIds: undefined, treeSpecies: undefined };
    expect(fittedView({ parameters }, unknown, today).dropped).toEqual([]);
  });

  it('survives a parameter with the name of something that every object has', () => {
    const odd = [{ name: 'constructor', value: 'x' }];
    expect(fittedView({ parameters: odd }, { sawmillIds: [] }, today).dropped).toEqual(odd);
  });

  it('opens with what fits, and gives back what does not with its words', () => {
    const more = [
      ...parameters,
      { name: 'moisture', value: '20' },
      { name: 'states', value: 'Sunk' },
      { name: 'pageSize', value: '5' },
    ];
    const known = { sawmillIds: ['elm'], treeSpecies: ['spruce'] };
    const { filters: fitting, dropped } = fittedView({ parameters: more }, known, today);
    expect(isSameList(fitting, { ...filters, sawmillIds: ['elm'], treeSpecies: ['spruce'] })).toBe(true);
    expect(dropped).toEqual([
      { name: 'treeSpecies', value: 'pine', text: 'Wood pine' },
      { name: 'sawmillIds', value: 'birke', text: 'Sawmill birke' },
      { name: 'moisture', value: '20' },
      { name: 'states', value: 'Sunk' },
    ]);
  });

  it('keeps an open beginning, an open end and fixed days', () => {
    for (const range of [
      { from: null, to: null },
      { from: null, to: '2026-11-10' },
      { from: '2026-11-01', to: '2026-11-10' },
    ]) {
      const saved = parametersOf({ ...filters, ...range }, today, noText);
      expect(filtersOfView(saved, '2027-02-01')).toMatchObject(range);
    }
  });
});
