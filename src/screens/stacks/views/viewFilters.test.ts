import fc from 'fast-check';
import { type Day, dayOf, daysBefore, monthsBefore } from '@/lib/day';
import { type QuickRangeName, quickRange } from '@/lib/quickRange';
import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { readStackFilters } from '@/store/filters/filterUrl';
import { dayOfView, viewDaysOf } from './viewDays';
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

describe('the days of a saved view', () => {
  it.each([
    ['a month back', { from: '2026-10-22', to: today }, { from: 'today-1m', to: 'today' }],
    ['three months back', { from: '2026-08-22', to: today }, { from: 'today-3m', to: 'today' }],
    ['30 days, today included', { from: '2026-10-24', to: today }, { from: 'today-29d', to: 'today' }],
    ['this month', { from: '2026-11-01', to: today }, { from: 'month', to: 'today' }],
    ['today alone', { from: today, to: today }, { from: 'today', to: 'today' }],
    ['everything until today', { from: null, to: today }, { from: '', to: 'today' }],
    ['the month before', { from: '2026-10-01', to: '2026-10-31' }, { from: 'lastMonth', to: 'lastMonthEnd' }],
    ['days of the past', { from: '2026-09-01', to: '2026-09-30' }, { from: '2026-09-01', to: '2026-09-30' }],
    ['all dates', { from: null, to: null }, { from: '', to: '' }],
  ])('are, for %s, counted from today only if they end today or have a name', (_, range, expected) => {
    expect(viewDaysOf(range, today)).toEqual(expected);
  });

  it('move on with the day of the reader', () => {
    expect([dayOfView('today-1m', '2027-03-31'), dayOfView('today', '2027-03-31')]).toEqual([
      '2027-02-28',
      '2027-03-31',
    ]);
    expect(dayOfView('month', '2027-03-31')).toBe('2027-03-01');
    expect([dayOfView('lastMonth', '2027-03-31'), dayOfView('lastMonthEnd', '2027-03-31')]).toEqual([
      '2027-02-01',
      '2027-02-28',
    ]);
    expect([dayOfView('lastWeek', '2027-03-31'), dayOfView('lastWeekEnd', '2027-03-31')]).toEqual([
      '2027-03-22',
      '2027-03-28',
    ]);
    expect(dayOfView('today-29d', '2027-03-31')).toBe('2027-03-02');
  });

  it.each<[QuickRangeName, Day, { from: string; to: string }]>([
    ['this_month', '2026-11-01', { from: 'month', to: 'today' }],
    ['this_month', '2026-11-07', { from: 'today-6d', to: 'today' }],
    ['last_week', '2027-01-15', { from: 'lastWeek', to: 'lastWeekEnd' }],
    ['last_month', '2027-01-15', { from: 'lastMonth', to: 'lastMonthEnd' }],
  ])('are for the quick range %s on %s what the list calls it', (name, day, expected) => {
    expect(viewDaysOf(quickRange(name, day), day)).toEqual(expected);
  });

  it('mean on the day of saving what was saved', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const range = fc.tuple(day, fc.nat(2000), fc.boolean()).map(([now, count, inMonths]) => ({
      now,
      from: inMonths ? monthsBefore(now, count % 60) : daysBefore(now, count),
    }));
    fc.assert(
      fc.property(range, ({ now, from }) => {
        const saved = viewDaysOf({ from, to: now }, now);
        expect([dayOfView(saved.from, now), dayOfView(saved.to, now)]).toEqual([from, now]);
      }),
    );
  });

  it('follow the clock of the reader across midnight and the change of the clocks', () => {
    const midnight = new Date(2026, 9, 25, 0, 0, 0);
    const before = dayOf(new Date(midnight.getTime() - 1000));
    expect([dayOfView('today', before), dayOfView('today', dayOf(midnight))]).toEqual([
      '2026-10-24',
      '2026-10-25',
    ]);
    const late = dayOf(new Date(2026, 9, 25, 23, 59, 59));
    expect(dayOfView('today-1d', late)).toBe('2026-10-24');
  });

  it('are open where nothing can be read', () => {
    expect(['soon', 'today-', 'today-3w', '2026-02-30', ''].map((text) => dayOfView(text, today))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
