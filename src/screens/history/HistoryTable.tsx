import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { ListHistoryApiArg, useListHistoryQuery } from '@/store/api/historyApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { AdminTable } from '@/ui/table/AdminTable';
import { Pager } from '@/ui/table/tools/Pager';
import { historyDays } from './historyRows';
import { useHistoryColumns } from './useHistoryColumns';
import { useOpenedActs } from './useOpenedActs';

export const entriesOnPage = 50;

interface HistoryTableProps {
  history: ReturnType<typeof useListHistoryQuery>;
  call: ListHistoryApiArg;
  scope: Parameters<typeof useHistoryColumns>[0];
  page: number;
  isFiltered: boolean;
  isOfOneThing: boolean;
  datesOfThing: ReactNode;
  onPage: (page: number) => void;
  onShowAll: () => void;
}

export function HistoryTable({
  history,
  call,
  scope,
  page,
  isFiltered,
  isOfOneThing,
  datesOfThing,
  onPage,
  onShowAll,
}: HistoryTableProps) {
  const t = useText();
  const formats = useFormats();
  const failureText = useFailureText();
  const { opened, toggle, loadMore } = useOpenedActs(call);
  const columns = useHistoryColumns(scope, { onToggle: toggle, onMore: (act) => void loadMore(act) });
  const { currentData: found, error, isFetching, refetch } = history;
  const failed = error !== undefined && !isFetching;
  // A malformed id in the URL counts as not found, too.
  if (failed && (isFiltered || isOfOneThing) && serviceErrorOf(error).status === 404)
    return <NoMatch title={t('history.no_match')} onShowAll={onShowAll} />;
  const days = historyDays(failed ? [] : (found?.data ?? []), opened, formats.date);
  const title = t('history.title');
  return (
    <>
      <LiveRegion text={found && !failed ? t('history.count', { count: found.totalCount }) : ''} />
      <AdminTable
        caption={title}
        columns={columns}
        severalLines
        rows={days.flatMap(({ rows }) => rows)}
        groups={days.map(({ day, rows }) => ({ key: day, head: <h2>{day}</h2>, rows }))}
        rowKey={({ key }) => key}
        status={failed ? 'error' : found === undefined ? 'loading' : isFetching ? 'updating' : 'ready'}
        empty={
          isFiltered ? (
            <NoMatch title={t('history.no_match')} onShowAll={onShowAll} />
          ) : (
            <EmptyState title={t('history.none')} text={datesOfThing} />
          )
        }
        error={
          <ErrorState title={t('history.failed')} text={failureText(error)} onRetry={() => void refetch()} />
        }
      />
      {found && !failed && (
        <>
          {(found.totalCount > entriesOnPage || page > 1) && (
            <Pager
              page={page}
              pageSize={entriesOnPage}
              total={found.totalCount}
              pageSizes={[entriesOnPage]}
              onPage={onPage}
              onPageSize={() => undefined}
            />
          )}
          <Text size="sm" c="dimmed">
            {t('history.since', { date: formats.date(found.since) })}
          </Text>
        </>
      )}
    </>
  );
}
