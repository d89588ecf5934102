import type { FilterChoices } from '@/features/stack-filters/filterChoices';
import { useFilterWords } from '@/features/stack-filters/useFilterWords';
import { useOrderText } from '@/features/stack-list/columns/useOrderText';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type Day, dayOf, formatDay } from '@/lib/day';
import type { StackViewParameter } from '@/store/api/stackViewApi';
import { type AppliedFilter, appliedFilters, isValueFilter } from '@/store/filters/appliedFilters';
import { usePlaceText } from './usePlaceText';
import { countedDay } from './viewDays';
import { filtersOfView } from './viewFilters';

const plain: readonly AppliedFilter['name'][] = [
  'states',
  'treeSpecies',
  'assortments',
  'assortmentLength',
  'sawmillIds',
];

/**
 * Returns a function that gives a text such as "Spruce · from 4 m · Measurement date: last 30 days". The
 * parameters name its values.
 */
export function useViewWords(choices: FilterChoices, parameters: readonly StackViewParameter[]) {
  const t = useText();
  const { datePattern } = useFormats();
  const orderText = useOrderText();
  const hasDistance = parameters.some(({ name }) => name === 'near');
  const { wordOf } = useFilterWords(namedChoices(choices, parameters), usePlaceText(hasDistance));
  const chip = (name: string, value: string) => t('stack_filters.chip', { name, value });
  const day = (text: string) => formatDay(text, datePattern);

  const rangeWords = (from: string, to: string) => {
    if (from === 'lastMonth' && to === 'lastMonthEnd') return t('stack_views.last_month');
    if (from === 'lastWeek' && to === 'lastWeekEnd') return t('stack_views.last_week');
    if (to !== 'today') {
      if (from === '' && to === '') return t('stack_views.all_dates');
      if (from === '') return t('stack_views.until', { day: day(to) });
      if (to === '') return t('stack_views.since', { day: day(from) });
      return t('stack_views.between', { from: day(from), to: day(to) });
    }
    if (from === 'today') return t('stack_views.today');
    if (from === 'month') return t('stack_views.this_month');
    const counted = countedDay(from);
    if (counted?.unit === 'months') return t('stack_views.last_months', { count: counted.count });
    // Both ends count, so a range from yesterday has two days.
    if (counted) return t('stack_views.last_days', { count: counted.count + 1 });
    return from === '' ? t('stack_views.until_today') : t('stack_views.since', { day: day(from) });
  };

  const wordsOf = (parameters: readonly StackViewParameter[], today: Day = dayOf(new Date())) => {
    const filters = filtersOfView(parameters, today);
    const textOf = (name: string) => parameters.find((one) => one.name === name)?.value ?? '';
    const applied = appliedFilters(filters).map((one) =>
      plain.includes(one.name) ? wordOf(one) : chip(t(`stack_filters.${one.name}`), wordOf(one)),
    );
    const range = rangeWords(textOf('from'), textOf('to'));
    const order = orderText(filters);
    return [...applied, chip(t(`stack_date.${filters.dateType}`), range), ...(order ? [order] : [])].join(
      ' · ',
    );
  };

  const droppedWord = ({ name, value, text }: StackViewParameter) =>
    chip(isValueFilter(name) ? t(`stack_filters.${name}`) : name, text ?? value);

  return { wordsOf, droppedWord };
}

/**
 * Adds the names with which the views were saved to the choices, because the choices of a period may lack
 * some values.
 */
function namedChoices(choices: FilterChoices, parameters: readonly StackViewParameter[]): FilterChoices {
  const none = { sawmillIds: undefined, registrators: undefined, surveyors: undefined };
  const named = (name: keyof FilterChoices['lists']) => [
    ...(choices.lists[name] ?? []),
    ...(choices.lastLists[name] ?? []),
    ...parameters.flatMap((one) =>
      one.name === name && one.text !== undefined ? [{ value: one.value, label: one.text }] : [],
    ),
  ];
  return {
    ...choices,
    lists: { ...none, treeSpecies: undefined, assortments: undefined },
    lastLists: {
      sawmillIds: named('sawmillIds'),
      registrators: named('registrators'),
      surveyors: named('surveyors'),
      treeSpecies: named('treeSpecies'),
      assortments: named('assortments'),
    },
    areaNumbers: undefined,
  };
}
