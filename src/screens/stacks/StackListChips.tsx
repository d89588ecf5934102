import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { AppliedFilterChips } from '@/features/stack-filters/AppliedFilterChips';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { isSameChoice, type StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { useAppSelector } from '@/store/hooks';
import { afterRows } from './afterRows';
import { usePlaceText } from './views/usePlaceText';

interface StackListChipsProps {
  /** As they stand in the URL. */
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
}

/** They show the draft at once. */
export const StackListChips = afterRows(function StackListChips(props: StackListChipsProps) {
  const { filters, departmentIds, parts } = props;
  const { change } = useFilterControls(stackFilterPage);
  const draft = useAppSelector(stackFilterPage.selectDraft, isSameChoice) ?? filters;
  const { choices } = useStackFilterChoices(filters, departmentIds, parts);
  const placeText = usePlaceText(draft.distance !== null);
  return <AppliedFilterChips filters={draft} choices={choices} onChange={change} placeText={placeText} />;
});
