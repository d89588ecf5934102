import { Anchor, Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { NoDepartments } from '@/features/department-scope/NoDepartments';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import { useReadStackPageQuery } from '@/store/api/stackPages';
import { appliedFilters } from '@/store/filters/appliedFilters';
import {
  initialListView,
  noStackFilters,
  pageSizes,
  type StackFilters,
} from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { stackListArg } from '@/store/filters/queryArgs';
import { EmptyState } from '@/ui/feedback/EmptyState';

export interface LastAssignment {
  count: number;
  sawmill: Pick<Sawmill, 'id' | 'name'>;
}

interface EmptyStacksProps {
  filters: StackFilters;
  scope: DepartmentScope;
}

interface EmptyStacksAfterProps extends EmptyStacksProps {
  assigned: LastAssignment | undefined;
}

export function EmptyStacks({ filters, scope, assigned }: EmptyStacksAfterProps) {
  const t = useText();
  const { change, reset } = useFilterControls(stackFilterPage);
  const action = (label: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );

  if (scope.departmentIds.length === 0)
    return <NoDepartments organizationId={scope.organization.organizationId} />;
  if (assigned) {
    const { count, sawmill } = assigned;
    return (
      <EmptyState
        title={t('stacks.assigned', { count, sawmill: sawmill.name })}
        text={t('stacks.assigned_none_left')}
        action={action(t('stacks.assigned_show'), () =>
          change({ states: ['AssignedToSawmill'], sawmillIds: [sawmill.id] }),
        )}
      />
    );
  }
  switch (emptyReason(filters)) {
    case 'unmeasured_lack_date':
      return (
        <EmptyState
          title={t('stack_table.no_match')}
          text={t('stacks.unmeasured_lack_date')}
          action={action(t('stacks.use_registration_date'), () => change({ dateType: 'PreRegistration' }))}
        />
      );
    case 'no_match':
      return (
        <EmptyState
          title={t('stack_table.no_match')}
          text={(filters.search || hasRange(filters)) && <FoundElsewhere filters={filters} scope={scope} />}
          action={action(t('stack_table.reset_filters'), reset)}
        />
      );
    case 'none_in_range':
      return <NoneInRange filters={filters} scope={scope} />;
    case 'none':
      return <EmptyState title={t('stacks.none')} text={t('stacks.none_text')} />;
  }
}

function useCount({ filters, scope }: EmptyStacksProps, change: Partial<StackFilters>) {
  const arg = stackListArg(
    { ...filters, ...change, ...initialListView, pageSize: pageSizes[0] },
    scope.departmentIds,
  );
  const { currentData } = useReadStackPageQuery(arg ? { list: 'listStacks', body: arg } : skipToken);
  return currentData?.totalCount;
}

const allDates = { from: null, to: null };

/**
 * On the first day all stacks lie outside the range, because stacks measured today are invoiceable tomorrow.
 */
function NoneInRange(props: EmptyStacksProps) {
  const { dateType } = props.filters;
  const t = useText();
  const { change } = useFilterControls(stackFilterPage);
  const count = useCount(props, allDates);
  if (count === 0) return <EmptyState title={t('stacks.none')} text={t('stacks.none_text')} />;
  const reasons = [
    dateType === 'Invoiceable' && t('stacks.invoiceable_later'),
    !datesBeforeMeasurement.includes(dateType) && t('stacks.unmeasured_lack_date'),
  ];
  return (
    <EmptyState
      title={t('stacks.none_in_range')}
      text={
        count !== undefined &&
        [t('stacks.outside', { count, date: t(`stack_date.${dateType}`) }), ...reasons]
          .filter(Boolean)
          .join(' ')
      }
      action={
        <Button variant="default" onClick={() => change(allDates)}>
          {t('stacks.all_dates')}
        </Button>
      }
    />
  );
}

function FoundElsewhere(props: EmptyStacksProps) {
  const { filters } = props;
  const t = useText();
  const { change } = useFilterControls(stackFilterPage);
  const { search } = filters;
  const wider = search ? { ...noStackFilters, search, ...allDates } : allDates;
  const count = useCount(props, wider) ?? 0;
  if (count === 0) return null;
  const isUnfiltered = search && appliedFilters(filters).some(({ name }) => name !== 'search');
  return (
    <>
      {t(isUnfiltered ? 'stacks.found_unfiltered' : 'stacks.found_outside', { count })}{' '}
      <Anchor component="button" type="button" inherit onClick={() => change(wider)}>
        {t('stacks.found_show', { count })}
      </Anchor>
    </>
  );
}

type EmptyReason = 'unmeasured_lack_date' | 'no_match' | 'none_in_range' | 'none';

const datesBeforeMeasurement: readonly StackFilters['dateType'][] = ['PreRegistration', 'LastChanged'];

export function emptyReason(filters: StackFilters): EmptyReason {
  const isDated = hasRange(filters);
  const onlyUnmeasured = filters.states.length === 1 && filters.states[0] === 'PreRegistration';
  if (onlyUnmeasured && isDated && !datesBeforeMeasurement.includes(filters.dateType))
    return 'unmeasured_lack_date';
  if (appliedFilters(filters).length > 0) return 'no_match';
  return isDated ? 'none_in_range' : 'none';
}

function hasRange({ from, to }: StackFilters): boolean {
  return from !== null || to !== null;
}
