import { Stack } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useListHistoryQuery } from '@/store/api/historyApi';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { useGetStackQuery } from '@/store/api/stackApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BackLink } from '@/ui/layout/BackLink';
import { PageHeader } from '@/ui/layout/PageHeader';
import { entriesOnPage, HistoryTable } from './HistoryTable';
import { HistoryDownload, HistoryTools } from './HistoryTools';
import { filtersOfCall, readFilters, withFilters } from './historyFilters';
import { StackDates } from './StackDates';
import { pathOfEntry } from './useHistoryColumns';

/** Two parameters of the URL do not count as filters: the record whose history is shown, and its kind. */
function isFilteredBy(keys: readonly string[]): boolean {
  const unfiltered = keys.includes('thing') ? ['page', 'thing', 'kind'] : ['page'];
  return keys.some((key) => !unfiltered.includes(key));
}

const withoutFilters = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([key]) => query.has('thing') && ['thing', 'kind'].includes(key)));

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
    { ...call, page: filters.page, pageSize: entriesOnPage, ...(hasActs && { by: 'Act' }) },
    { refetchOnMountOrArgChange: true, skip: !isKept },
  );
  const { currentData: found } = history;
  // The entries know the name of the single record.
  const only = found?.data.find(({ thingId }) => thingId === filters.thing);
  const pathOfOnly = only && pathOfEntry(only, { orgId, deptId });
  // A stack without entries is asked for its number and its dates.
  const isOfUnnamedStack = filters.kind === 'Stack' && filters.thing !== '' && found !== undefined && !only;
  const stackRead = useGetStackQuery({ id: filters.thing }, { skip: !isOfUnnamedStack });
  const stack = isOfUnnamedStack ? stackRead.currentData : undefined;
  if (failure && (!isKept || (history.error && !history.isFetching)))
    return <FailedPage title={title} error={failure} onRetry={() => void refetch()} />;
  const name = only ? only.thingName : stack?.stackNumber;
  const pathOfStack = stack?.departmentId && paths.stack(orgId, stack.departmentId, filters.thing);
  const pathOfThing = pathOfOnly ?? pathOfStack;
  const department = organization?.departments.find(({ departmentId }) => departmentId === deptId);
  const owner = deptId === undefined ? organization : department;
  const pathOfOwner = deptId === undefined ? paths.organization(orgId) : paths.department(orgId, deptId);
  return (
    <Stack>
      <PageHeader
        back={
          pathOfThing ? (
            <BackLink to={pathOfThing} place={name || t('history.without_name')} />
          ) : (
            owner && <BackLink to={pathOfOwner} place={owner.name} />
          )
        }
        title={name === undefined ? title : t('history.title_of', { name })}
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
            isFiltered={isFilteredBy([...query.keys()])}
            isOfOneThing={filters.thing !== ''}
            datesOfThing={stack && <StackDates stack={stack} />}
            onPage={(page) => setQuery((current) => withFilters(current, { page: String(page) }))}
            onShowAll={() => setQuery(found ? withoutFilters : new URLSearchParams())}
          />
        </>
      ) : (
        <EmptyState title={t('history.not_kept')} />
      )}
    </Stack>
  );
}
