import { Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState } from 'react';
import type { OrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { AppliedFilterChips } from '@/features/stack-filters/AppliedFilterChips';
import { filterChoices } from '@/features/stack-filters/filterChoices';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { dayOf } from '@/lib/day';
import { useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/dashboardFilters';
import {
  dashboardFiltersChanged,
  dashboardFiltersReset,
  selectDashboardDraft,
} from '@/store/filters/filtersSlice';
import { filterOptionsArg } from '@/store/filters/stackQuery';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import classes from './Dashboard.module.css';
import { FilterPanel } from './FilterPanel';
import { FilterToggle } from './FilterToggle';
import { offeredFilters } from './offeredFilters';
import { type QuickRangeName, quickRange, quickRangeNames } from './quickRange';

interface DashboardFilterBarProps {
  /** As they stand in the URL. */
  filters: DashboardFilters;
  departmentIds: readonly string[];
  parts: OrganizationParts;
  /** The list of the measured stacks that the filters find. */
  listHref: string;
}

/** Everything that filters the figures: range, panel and chips, which show the draft at once. */
export function DashboardFilterBar({ filters, departmentIds, parts, listHref }: DashboardFilterBarProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDashboardDraft) ?? filters;
  const [opened, setOpened] = useState(false);
  const panelId = useId();
  const optionsArg = filterOptionsArg(filters, departmentIds);
  const options = useListStackFilterOptionsQuery(optionsArg ? { body: optionsArg } : skipToken);
  const optionsFailed = options.isError && !options.isFetching;
  const failed = optionsFailed || parts.sawmillsFailed || parts.cardProblem === 'failed';
  // Before all three are there, nobody knows whether there is nothing to filter by.
  const loading = options.isFetching || !parts.sawmills || parts.cardProblem === 'loading';
  const choicesOf = (known: typeof options.data) =>
    filterChoices({
      options: optionsFailed ? undefined : known,
      lastOptions: options.data,
      card: parts.card,
      sawmills: parts.sawmills,
    });
  const choices = choicesOf(options.currentData);
  // While other dates load, a field under somebody's hands stays where it is.
  const offered = offeredFilters(choicesOf(options.data));
  const change = (changed: Partial<DashboardFilters>, typed = false) =>
    dispatch(dashboardFiltersChanged({ change: changed, typed }));
  const retry = () => {
    if (optionsFailed) void options.refetch();
    parts.retry();
  };

  return (
    <>
      <div className={classes.bar}>
        <DateRangeField
          label={t('dashboard.range')}
          value={draft}
          onChange={(range, how) => change(range, how === 'typed')}
          onInvalid={keepRange}
        />
        <QuickRanges value={draft} onChange={(range) => change(range)} />
        <FilterToggle
          filters={draft}
          opened={opened}
          panelId={panelId}
          onToggle={() => setOpened(!opened)}
          onReset={() => dispatch(dashboardFiltersReset())}
        />
      </div>
      {opened && (
        <FilterPanel
          id={panelId}
          filters={draft}
          offered={offered}
          choices={choices}
          state={failed ? 'failed' : loading ? 'loading' : 'loaded'}
          hasCard={parts.card !== undefined}
          onRetry={retry}
          onChange={change}
          listHref={listHref}
        />
      )}
      <AppliedFilterChips filters={draft} choices={choices} onChange={change} />
    </>
  );
}

/** The range in force stays in force until the fields hold a valid one. */
function keepRange() {}

interface QuickRangesProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
}

/** The ranges up to today that are asked for most, each one button away. */
function QuickRanges({ value, onChange }: QuickRangesProps) {
  const t = useText();
  // Asked anew each time: a page may stand open past midnight.
  const rangeOf = (name: QuickRangeName) => quickRange(name, dayOf(new Date()));
  const isInForce = ({ from, to }: DayRange) => from === value.from && to === value.to;
  return (
    <Button.Group aria-label={t('dashboard.quick_ranges')}>
      {quickRangeNames.map((name) => {
        const pressed = isInForce(rangeOf(name));
        return (
          <Button
            key={name}
            variant={pressed ? 'filled' : 'default'}
            className={classes.quick}
            aria-pressed={pressed}
            onClick={() => onChange(rangeOf(name))}
          >
            {t(`dashboard.quick.${name}`)}
          </Button>
        );
      })}
    </Button.Group>
  );
}
