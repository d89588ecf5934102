import { Stack, Text } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFailureText } from '@/features/errors/useFailureText';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { type ListHistoryApiArg, useListHistoryQuery } from '@/store/api/historyApi';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { BackLink } from '@/ui/layout/BackLink';
import { PageHeader } from '@/ui/layout/PageHeader';
import { AdminTable } from '@/ui/table/AdminTable';
import { Pager } from '@/ui/table/tools/Pager';
import { HistoryDownload, HistoryTools } from './HistoryTools';
import { filtersOfCall, readFilters, withFilters } from './historyFilters';
import { historyDays } from './historyRows';
import { pathOfEntry, useHistoryColumns } from './useHistoryColumns';
import { useOpenedActs } from './useOpenedActs';

const pageSize = 50;

export function HistoryScreen() {
  const t = useText();
  const { orgId = '', deptId } = useParams();
  const organizationRead = useGetOrganizationQuery({ id: orgId });
  const { currentData: organization, error, isFetching, refetch } = organizationRead;
  const failure = error === undefined || isFetching ? undefined : serviceErrorOf(error);
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setQuery((current) => withFilters(current, changes), { preventScrollReset: true });
  const call = {
    id: orgId,
    ...(deptId !== undefined && deptId !== 'all' && { departmentId: deptId }),
    ...filtersOfCall(filters),
  };
  const title = t('history.title');
  // Global admins can read the history of a deleted organisation.
  const isKept = useFeature('history');
  const hasActs = useFeature('historyActs');
  const history = useListHistoryQuery(
    { ...call, page: filters.page, pageSize, ...(hasActs && { by: 'Act' }) },
    { refetchOnMountOrArgChange: true, skip: !isKept },
  );
  if (failure && (!isKept || (history.error && !history.isFetching)))
    return <FailedPage title={title} error={failure} onRetry={() => void refetch()} />;
  const { currentData: found } = history;
  // The entries know the name of the single record.
  const only = found?.data.find(({ thingId }) => thingId === filters.thing);
  const pathOfOnly = only && pathOfEntry(only, { orgId, deptId });
  const department = organization?.departments.find(({ departmentId }) => departmentId === deptId);
  const owner = deptId === undefined ? organization : department;
  const pathOfOwner = deptId === undefined ? paths.organization(orgId) : paths.department(orgId, deptId);
  return (
    <Stack>
      <PageHeader
        back={
          pathOfOnly ? (
            <BackLink to={pathOfOnly} place={only.thingName || t('history.without_name')} />
          ) : (
            owner && <BackLink to={pathOfOwner} place={owner.name} />
          )
        }
        title={only === undefined ? title : t('history.title_of', { name: only.thingName })}
        context={department?.name ?? organization?.name}
        actions={found && found.totalCount > 0 && <HistoryDownload call={call} />}
      />
      {isKept ? (
        <>
          <HistoryTools orgId={orgId} filters={filters} onChange={change} />
          <HistoryTable
            history={history}
            call={call}
            scope={{ orgId, deptId }}
            page={filters.page}
            isFiltered={[...query.keys()].some((key) => key !== 'page')}
            onPage={(page) => setQuery((current) => withFilters(current, { page: String(page) }))}
            onShowAll={() => setQuery(new URLSearchParams())}
          />
        </>
      ) : (
        <EmptyState title={t('history.not_kept')} />
      )}
    </Stack>
  );
}

interface HistoryTableProps {
  history: ReturnType<typeof useListHistoryQuery>;
  call: ListHistoryApiArg;
  scope: Parameters<typeof useHistoryColumns>[0];
  page: number;
  isFiltered: boolean;
  onPage: (page: number) => void;
  onShowAll: () => void;
}

function HistoryTable({ history, call, scope, page, isFiltered, onPage, onShowAll }: HistoryTableProps) {
  const t = useText();
  const formats = useFormats();
  const failureText = useFailureText();
  const { opened, toggle, loadMore } = useOpenedActs(call);
  const columns = useHistoryColumns(scope, { onToggle: toggle, onMore: (act) => void loadMore(act) });
  const { currentData: found, error, isFetching, refetch } = history;
  const failed = error !== undefined && !isFetching;
  // A malformed id in the URL counts as not found, too.
  if (failed && isFiltered && serviceErrorOf(error).status === 404)
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
            <EmptyState title={t('history.none')} />
          )
        }
        error={
          <ErrorState title={t('history.failed')} text={failureText(error)} onRetry={() => void refetch()} />
        }
      />
      {found && !failed && (
        <>
          {(found.totalCount > pageSize || page > 1) && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={found.totalCount}
              pageSizes={[pageSize]}
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
