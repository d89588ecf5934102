import { type ReactNode, useState } from 'react';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { StackFilterBar } from '@/features/stack-filters/StackFilterBar';
import { WithStateCounts } from '@/features/stack-filters/StateCounts';
import type { LoadTowns } from '@/features/stack-filters/TownField';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import type { WoodGroup } from '@/features/stack-list/totals/woodGroups';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { isSameChoice, type StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { useAppSelector } from '@/store/hooks';
import { later } from '@/ui/feedback/later';
import { afterRows } from './afterRows';

interface StackListFiltersProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
  total: number | undefined;
  groups: readonly WoodGroup[] | undefined;
  end: ReactNode;
  mapCentre: (() => Position) | undefined;
}

/** The screen connects the filters with the map, because features do not import each other. */
const loadTowns: LoadTowns = async () =>
  (await import('@/features/stack-map/base-map/townsByName')).loadTownsByName();

const StackFilterDrawer = later(
  async () => (await import('@/features/stack-filters/StackFilterDrawer')).StackFilterDrawer,
  { failed: 'stack_filters.failed' },
);

export const StackListFilters = afterRows(function StackListFilters(props: StackListFiltersProps) {
  const { filters, departmentIds, parts, total, groups = [], end, mapCentre } = props;
  const t = useText();
  const { change, reset } = useFilterControls(stackFilterPage);
  const draft = useAppSelector(stackFilterPage.selectDraft, isSameChoice) ?? filters;
  const [drawerOpened, setDrawerOpened] = useState(false);
  const [isDrawerWanted, setDrawerWanted] = useState(false);
  if ((drawerOpened || total !== undefined) && !isDrawerWanted) setDrawerWanted(true);
  const totalText = useTotalText(true);
  const { choices, optionsState, retry } = useStackFilterChoices(filters, departmentIds, parts);

  return (
    <>
      <StackFilterBar
        filters={draft}
        onChange={change}
        drawerOpened={drawerOpened}
        onOpenDrawer={() => setDrawerOpened(true)}
      >
        {end}
      </StackFilterBar>
      {isDrawerWanted && (
        <WithStateCounts
          filters={filters}
          departmentIds={departmentIds}
          knownSawmillIds={parts.sawmills?.map(({ id }) => id)}
          isWanted={drawerOpened && total !== undefined}
        >
          <StackFilterDrawer
            opened={drawerOpened}
            onClose={() => setDrawerOpened(false)}
            filters={draft}
            choices={choices}
            mapCentre={mapCentre}
            loadTowns={loadTowns}
            onChange={change}
            onReset={reset}
            optionsState={parts.cardProblem === 'loading' ? 'loading' : optionsState}
            onRetry={retry}
            result={total === undefined ? '' : t('stack_table.results', { count: total })}
            volumeText={groups.length > 0 ? totalText(groups, false) : undefined}
          />
        </WithStateCounts>
      )}
    </>
  );
});
