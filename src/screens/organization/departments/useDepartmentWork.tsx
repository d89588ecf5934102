import { Anchor, Skeleton, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { cardVolumeUnit } from '@/features/stack-figures/cardVolumeUnit';
import { figuresState } from '@/features/stack-figures/figuresState';
import { waitingLinks } from '@/features/stack-figures/waitingLinks';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { dayOf } from '@/lib/day';
import { volumeIn } from '@/lib/units';
import { useGetOrganizationMeasurementCardQuery } from '@/store/api/measurementCardApi';
import type { Organization } from '@/store/api/organizationApi';
import { comingBack, type StackAmount, useListStackAgeingQuery } from '@/store/api/stackApi';
import { noDashboardFilters } from '@/store/filters/filterDefaults';
import { stackAgeingArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import classes from './useDepartmentWork.module.css';

type Department = Organization['departments'][number];

const always = { from: null, to: null };
const all = { ...noDashboardFilters, ...always };
const nothing: StackAmount = { count: 0, volume: 0, withoutVolume: 0 };

const kinds = { notMeasured: 'PreRegistration', notAssigned: 'Measured' } as const;
type Kind = keyof typeof kinds;

interface Figure {
  shown: string;
  exact?: string;
  words: string;
}

/**
 * Each figure links to a list of exactly those stacks. Without the feature `figures`, or if the call fails,
 * there are no columns; after a failure `retry` repeats the call.
 */
export function useDepartmentWork(organizationId: string, departments: readonly Department[]) {
  const t = useText();
  const { number, volume } = useFormats();
  const isPhone = useIsPhone();
  const hasFigures = useFeature('figures');
  const ids = departments.map(({ departmentId }) => departmentId);
  const arg = hasFigures ? stackAgeingArg(all, [always], ids) : undefined;
  const query = useListStackAgeingQuery(arg ? { stackAgeingFilters: arg } : skipToken, comingBack);
  const state = figuresState(query);
  const card = useGetOrganizationMeasurementCardQuery(arg ? { id: organizationId } : skipToken);
  const unit = cardVolumeUnit(card.currentData);
  const states = state.status === 'ready' && !card.isLoading ? state.data.states : undefined;
  const isOffered = arg !== undefined && state.status !== 'failed';

  const columns = useMemo((): TableColumn<Department>[] => {
    if (!isOffered) return [];
    /** `departmentId` null means all departments together. */
    const amountOf = (departmentId: string | null, kind: Kind) => {
      const found = states?.find((one) => one.departmentId === departmentId && one.state === kinds[kind]);
      return states && (found?.total ?? nothing);
    };
    const column = (kind: Kind, header: string, figureOf: (amount: StackAmount) => Figure) => {
      const figure = (amount: StackAmount, departmentId: string, name: string) => {
        const { shown, exact, words } = figureOf(amount);
        if (amount.count === 0)
          return (
            <Text span inherit c="dimmed">
              {isPhone ? words : 0}
            </Text>
          );
        return (
          <Anchor
            component={Link}
            to={waitingLinks(organizationId, departmentId, all, dayOf(new Date()))[kind]}
            c="inherit"
            inherit
            className={classes.figure}
            title={exact}
            aria-label={t('ui.named_value', { name, value: isPhone ? words : `${header} ${shown}` })}
          >
            {isPhone ? words : shown}
          </Anchor>
        );
      };
      const ofAll = amountOf(null, kind);
      return {
        id: kind,
        kind: 'text' as const,
        header,
        align: 'end' as const,
        card: 'below' as const,
        cell: (row: Department) => {
          const amount = amountOf(row.departmentId, kind);
          if (!amount) return <Skeleton width={40} height={12} className={classes.loading} />;
          return figure(amount, row.departmentId, row.name);
        },
        total: ofAll && figure(ofAll, 'all', t('departments.total')),
      };
    };
    const ofUnit = t(`unit.${unit}`);
    const solid = t('stack_columns.volume');
    const volumeHeader = t('ui.named_value', {
      name: t('dashboard.waiting.notAssigned'),
      value: t('stack_columns.in_unit', { name: solid, unit: ofUnit }),
    });
    return [
      {
        ...column('notMeasured', t('dashboard.waiting.notMeasured'), ({ count }) => ({
          shown: number(count),
          words: t('departments.not_measured', { count }),
        })),
        sortValue: (row) => amountOf(row.departmentId, 'notMeasured')?.count ?? null,
      },
      {
        ...column('notAssigned', volumeHeader, ({ count, withoutVolume, volume: sum }) => {
          const stacks = t('organizations.contents.stacks', { count });
          if (count === withoutVolume)
            return { shown: stacks, words: t('departments.not_assigned', { amount: stacks }) };
          const shown = number(volumeIn(unit, sum), 0);
          const amount = t('ui.named_value', { name: solid, value: `${shown}\u00a0${ofUnit}` });
          return {
            ...{ shown, exact: volume(volumeIn(unit, sum)) },
            words: t('departments.not_assigned', { amount }),
          };
        }),
        sortValue: (row) => amountOf(row.departmentId, 'notAssigned')?.volume ?? null,
      },
    ];
  }, [isOffered, states, unit, organizationId, t, number, volume, isPhone]);
  return { columns, retry: state.status === 'failed' ? state.retry : undefined };
}
