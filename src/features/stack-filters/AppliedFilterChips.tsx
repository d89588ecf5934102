import { memo } from 'react';
import { useText } from '@/i18n/useText';
import { appliedFilters, type NarrowingFilters, withoutFilter } from '@/store/filters/appliedFilters';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { FilterChips } from '@/ui/table/tools/FilterChips';
import type { FilterChoices } from './filterChoices';
import { type PlaceText, useFilterWords } from './useFilterWords';

interface AppliedFilterChipsProps {
  filters: NarrowingFilters;
  choices: FilterChoices;
  onChange: (change: NarrowingFilters) => void;
  placeText?: PlaceText;
}

export const AppliedFilterChips = memo(function AppliedFilterChips({
  filters,
  choices,
  onChange,
  placeText,
}: AppliedFilterChipsProps) {
  const t = useText();
  // Further values are only counted: "Spruce, Oak +1". The filter's field names all of them.
  const namedValues = useIsPhone() ? 1 : 2;
  const { wordOf } = useFilterWords(choices, placeText);
  const applied = appliedFilters(filters);
  const ofField = (field: string) => applied.filter(({ name }) => name === field);
  const chips = [...new Set(applied.map(({ name }) => name))].map((name) => {
    const values = ofField(name).map(wordOf);
    const named = values.slice(0, namedValues).join(', ');
    const count = values.length - namedValues;
    const value = count > 0 ? t('stack_filters.values_and_more', { values: named, count }) : named;
    return { key: name, label: t('stack_filters.chip', { name: t(`stack_filters.${name}`), value }) };
  });
  const remove = (key: string) => {
    let change: NarrowingFilters = {};
    for (const one of ofField(key)) change = withoutFilter({ ...filters, ...change }, one);
    onChange(change);
  };
  return <FilterChips chips={chips} onRemove={remove} />;
});
