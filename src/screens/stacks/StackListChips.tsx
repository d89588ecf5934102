import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { AppliedFilterChips } from '@/features/stack-filters/AppliedFilterChips';
import { FilterPicks } from '@/features/stack-filters/FilterPicks';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { WithStateCounts } from '@/features/stack-filters/StateCounts';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { isSameChoice, type StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { useAppSelector } from '@/store/hooks';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { afterRows } from './afterRows';
import classes from './StackListChips.module.css';
import { usePlaceText } from './views/usePlaceText';

interface StackListChipsProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
}

export const StackListChips = afterRows(function StackListChips(props: StackListChipsProps) {
  const { filters, departmentIds, parts } = props;
  const isPhone = useIsPhone();
  const { change } = useFilterControls(stackFilterPage);
  const draft = useAppSelector(stackFilterPage.selectDraft, isSameChoice) ?? filters;
  const { choices } = useStackFilterChoices(filters, departmentIds, parts);
  const placeText = usePlaceText(draft.distance !== null);
  const chips = (
    <AppliedFilterChips filters={draft} choices={choices} onChange={change} placeText={placeText} />
  );
  if (isPhone) return chips;
  return (
    <div className={classes.line}>
      <FilterPicks
        filters={draft}
        choices={choices}
        onChange={change}
        counted={(states) => (
          <WithStateCounts
            filters={filters}
            departmentIds={departmentIds}
            knownSawmillIds={parts.sawmills?.map(({ id }) => id)}
            isWanted
          >
            {states}
          </WithStateCounts>
        )}
      />
      {chips}
    </div>
  );
});
