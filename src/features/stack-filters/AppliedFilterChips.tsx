import { useText } from '@/i18n/useText';
import {
  type AppliedFilter,
  appliedFilters,
  type NarrowingFilters,
  withoutFilter,
} from '@/store/filters/appliedFilters';
import { FilterChips } from '@/ui/table/tools/FilterChips';
import type { FilterChoices } from './filterChoices';
import { useFilterWords } from './useFilterWords';

interface AppliedFilterChipsProps {
  filters: NarrowingFilters;
  choices: FilterChoices;
  onChange: (change: NarrowingFilters) => void;
}

export function AppliedFilterChips({ filters, choices, onChange }: AppliedFilterChipsProps) {
  const t = useText();
  const { wordOf } = useFilterWords(choices);
  const applied = new Map(appliedFilters(filters).map((one) => [keyOf(one), one]));
  const chips = [...applied].map(([key, one]) => ({
    key,
    label: t('stack_filters.chip', { name: t(`stack_filters.${one.name}`), value: wordOf(one) }),
  }));
  const remove = (key: string) => {
    const one = applied.get(key);
    if (one) onChange(withoutFilter(filters, one));
  };
  return <FilterChips chips={chips} onRemove={remove} />;
}

function keyOf(applied: AppliedFilter): string {
  return 'value' in applied ? `${applied.name} ${applied.value}` : applied.name;
}
