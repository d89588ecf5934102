import { Group } from '@mantine/core';
import { useState } from 'react';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { AppliedFilterChips } from '@/features/stack-filters/AppliedFilterChips';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import type { QuickRangeName } from '@/lib/quickRange';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { dashboardFilterPage } from '@/store/filters/filtersSlice';
import { useAppSelector } from '@/store/hooks';
import { later } from '@/ui/feedback/later';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import { QuickRanges } from '@/ui/fields/QuickRanges';
import { PageHeader } from '@/ui/layout/PageHeader';
import { FilterButton } from './FilterButton';
import { offeredFilters } from './offeredFilters';

interface DashboardHeaderProps {
  context: string;
  filters: DashboardFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
  listHref: string;
  measured: number | undefined;
}

const quickRangeNames = ['7_days', '30_days', '12_months'] as const satisfies readonly QuickRangeName[];

const FilterDrawer = later(async () => (await import('./DashboardFilterDrawer')).DashboardFilterDrawer, {
  failed: 'stack_filters.failed',
});

export function DashboardHeader(props: DashboardHeaderProps) {
  const { context, filters, departmentIds, parts, listHref, measured } = props;
  const t = useText();
  const { change, reset } = useFilterControls(dashboardFilterPage);
  const draft = useAppSelector(dashboardFilterPage.selectDraft) ?? filters;
  const [opened, setOpened] = useState(false);
  const { choices, lastChoices, optionsState, retry } = useStackFilterChoices(filters, departmentIds, parts);
  const failed = optionsState === 'failed' || parts.sawmillsFailed || parts.cardProblem === 'failed';
  // Only all three together can show that there is nothing to filter by.
  const loading = optionsState === 'loading' || !parts.sawmills || parts.cardProblem === 'loading';
  // A field in use stays while other dates load.
  const offered = offeredFilters(lastChoices);
  const retryAll = () => {
    if (optionsState === 'failed') void retry();
    parts.retry();
  };

  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        context={context}
        actions={
          <FilterButton filters={draft} opened={opened} onOpen={() => setOpened(true)} onReset={reset} />
        }
      />
      {(opened || optionsState === 'loaded') && (
        <FilterDrawer
          opened={opened}
          onClose={() => setOpened(false)}
          filters={draft}
          offered={offered}
          choices={choices}
          optionsState={failed ? 'failed' : loading ? 'loading' : 'loaded'}
          hasCard={parts.card !== undefined}
          onRetry={retryAll}
          onChange={change}
          onReset={reset}
          listHref={listHref}
          measured={measured}
        />
      )}
      <AppliedFilterChips filters={draft} choices={choices} onChange={change} />
    </>
  );
}

export function DashboardPeriod({ filters }: Pick<DashboardHeaderProps, 'filters'>) {
  const t = useText();
  const { change } = useFilterControls(dashboardFilterPage);
  const draft = useAppSelector(dashboardFilterPage.selectDraft) ?? filters;
  return (
    <Group align="flex-end" gap="8px 12px">
      <DateRangeField
        label={t('dashboard.range')}
        value={draft}
        onChange={(range, how) => change(range, how === 'typed')}
      />
      <QuickRanges names={quickRangeNames} value={draft} onChange={(range) => change(range)} />
    </Group>
  );
}
