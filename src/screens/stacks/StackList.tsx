import { useState } from 'react';
import { NoDepartments } from '@/features/department-scope/NoDepartments';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useOrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { ResultsLine } from '@/features/stack-list/ResultsLine';
import layout from '@/features/stack-list/stackPage.module.css';
import { ListZoneNote } from '@/features/stack-list/ZoneNote';
import { LoadedStackCard } from '@/features/stack-map/popup/LoadedStackCard';
import { StackMap } from '@/features/stack-map/StackMap';
import { StackActionsBar } from '@/features/stack-selection/StackActionsBar';
import { useAllResults } from '@/features/stack-selection/useAllResults';
import { useStackDownload } from '@/features/stack-selection/useStackDownload';
import { useStackSelection } from '@/features/stack-selection/useStackSelection';
import { useText } from '@/i18n/useText';
import { stackViewChanged } from '@/store/filters/filtersSlice';
import { pageSizes, type StackFilters } from '@/store/filters/stackFilters';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { showSuccess } from '@/ui/feedback/showSuccess';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Pager } from '@/ui/table/Pager';
import { DeleteStackDialog } from './DeleteStackDialog';
import { DownloadAllButton } from './DownloadAllButton';
import { EmptyStacks } from './EmptyStacks';
import { SelectionActions } from './SelectionActions';
import { StackListFilters } from './StackListFilters';
import { StackTable } from './StackTable';
import { useStackDeletion } from './useStackDeletion';
import { useStackList } from './useStackList';

interface StackListProps {
  scope: DepartmentScope;
  /** As they stand in the URL. */
  filters: StackFilters;
  /** Where a stack's details are. */
  stackHref: (stackId: string) => string;
}

/** The list of a scope: what filters it, the map, the table, and what can be done with its stacks. */
export function StackList({ scope, filters, stackHref }: StackListProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { organization, departmentIds, departmentNames } = scope;
  const parts = useOrganizationParts(organization.organizationId);
  const { contents, results, page, retry, map } = useStackList(filters, departmentIds, parts);
  const selection = useStackSelection(contents, page.rows);
  const allResults = useAllResults(contents, results);
  const download = useStackDownload();
  const deletion = useStackDeletion({
    rows: page.rows,
    onDeleted: ({ stackNumber }) => showSuccess(t('stacks.deleted', { stackNumber })),
  });
  const [highlightedId, setHighlightedId] = useState<string>();

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('stacks.title')}
        context={organization.name}
        actions={
          <DownloadAllButton
            filters={filters}
            departmentIds={departmentIds}
            parts={parts}
            total={page.total}
            download={download}
          />
        }
      />
      <StackListFilters filters={filters} departmentIds={departmentIds} parts={parts} total={page.total} />
      <ResultsLine page={page} />
      <ListZoneNote page={page} dateType={filters.dateType} />
      {filters.showMap && (
        <StackMap
          {...map}
          total={page.total}
          highlightedId={highlightedId}
          onHover={setHighlightedId}
          rows={page.rows}
          popup={(stack) => (
            <LoadedStackCard
              stack={stack}
              detailsHref={stackHref(stack.stackId)}
              action={(state) => <GetReportButton stackId={stack.stackId} state={state} />}
            />
          )}
        />
      )}
      <StackTable
        page={page}
        dateType={filters.dateType}
        departmentNames={departmentNames}
        stackHref={stackHref}
        selection={selection.table}
        deletion={deletion}
        highlightedId={highlightedId}
        onHover={setHighlightedId}
        empty={
          departmentIds.length > 0 ? (
            <EmptyStacks filters={filters} total={page.total ?? 0} departmentIds={departmentIds} />
          ) : (
            <NoDepartments organizationId={organization.organizationId} />
          )
        }
        error={<ErrorState title={t('stack_table.failed')} onRetry={retry} told />}
      />
      {page.total !== undefined && page.total > 0 && (
        <Pager
          page={filters.page}
          pageSize={filters.pageSize}
          total={page.total}
          pageSizes={pageSizes}
          onPage={(number) => dispatch(stackViewChanged({ page: number }))}
          onPageSize={(size) => dispatch(stackViewChanged({ pageSize: size }))}
        />
      )}
      <StackActionsBar selection={selection} allResults={allResults} total={page.total}>
        <SelectionActions selection={selection} parts={parts} download={download} />
      </StackActionsBar>
      <DeleteStackDialog
        question={deletion.question}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </div>
  );
}
