import { memo } from 'react';
import { useText } from '@/i18n/useText';
import { appliedFilters, type NarrowingFilters, withoutFilter } from '@/store/filters/appliedFilters';
import { FilterChips } from '@/ui/table/tools/FilterChips';
import type { FilterChoices } from './filterChoices';
import { type PlaceText, useFilterWords } from './useFilterWords';

interface AppliedFilterChipsProps {
  filters: NarrowingFilters;
  choices: FilterChoices;
  onChange: (change: NarrowingFilters) => void;
  /** For the middle of a distance. */
  placeText?: PlaceText;
}

/** One chip per value, as they are counted: "n filters applied" is what a person sees. */
export const AppliedFilterChips = memo(function AppliedFilterChips({
  filters,
  choices,
  onChange,
  placeText,
}: AppliedFilterChipsProps) {
  const t = useText();
  const { wordOf } = useFilterWords(choices, placeText);
  const applied = appliedFilters(filters).map((one) => ({
    one,
    key: 'value' in one ? `${one.name} ${one.value}` : one.name,
    label: t('stack_filters.chip', { name: t(`stack_filters.${one.name}`), value: wordOf(one) }),
  }));
  const remove = (removed: string) => {
    const found = applied.find(({ key }) => key === removed);
    if (found) onChange(withoutFilter(filters, found.one));
  };
  return <FilterChips chips={applied} onRemove={remove} />;
});
