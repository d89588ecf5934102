import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { stackViewChanged } from '@/store/filters/filtersSlice';
import { pageSizes, type StackFilters } from '@/store/filters/stackFilters';
import { useAppDispatch } from '@/store/hooks';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { Pager } from '@/ui/Pager';
import { showSuccess } from '@/ui/showSuccess';
import { NoDepartments } from '@/widgets/department-scope/NoDepartments';
import type { DepartmentScope } from '@/widgets/department-scope/useDepartmentScope';
import { useOrganizationParts } from '@/widgets/department-scope/useOrganizationParts';
import { GetReportButton } from '@/widgets/get-report/GetReportButton';
import { LoadedStackCard } from '@/widgets/stack-map/LoadedStackCard';
import { StackMap } from '@/widgets/stack-map/StackMap';
import { StackActionsBar } from '@/widgets/stack-selection/StackActionsBar';
import { useAllResults } from '@/widgets/stack-selection/useAllResults';
import { useStackDownload } from '@/widgets/stack-selection/useStackDownload';
import { useStackSelection } from '@/widgets/stack-selection/useStackSelection';
import { ResultsLine } from '@/widgets/stack-table/ResultsLine';
import layout from '@/widgets/stack-table/stackPage.module.css';
import { ListZoneNote } from '@/widgets/stack-table/ZoneNote';
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
