import { Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { mapPointsOf } from '@/features/stack-list/mapPoints';
import { ResultsLine } from '@/features/stack-list/ResultsLine';
import layout from '@/features/stack-list/stackPage.module.css';
import { useStackPage } from '@/features/stack-list/useStackPage';
import { ListZoneNote } from '@/features/stack-list/ZoneNote';
import { LoadedStackCard } from '@/features/stack-map/popup/LoadedStackCard';
import { StackMap } from '@/features/stack-map/StackMap';
import { StackActionsBar } from '@/features/stack-selection/StackActionsBar';
import { useAllResults } from '@/features/stack-selection/useAllResults';
import { useStackDownload } from '@/features/stack-selection/useStackDownload';
import { useStackSelection } from '@/features/stack-selection/useStackSelection';
import { useText } from '@/i18n/useText';
import { useListSawmillStackCoordinatesQuery, useListSawmillStacksQuery } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { sawmillViewChanged } from '@/store/filters/filtersSlice';
import { pageSizes, type SawmillFilters } from '@/store/filters/stackFilters';
import { type SawmillScope, sawmillListArg, sawmillMapArg } from '@/store/filters/stackQuery';
import { useAppDispatch } from '@/store/hooks';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Pager } from '@/ui/table/Pager';
import { EmptySawmillStacks } from './EmptySawmillStacks';
import { SawmillFilterBar } from './SawmillFilterBar';
import { SawmillStackTable } from './SawmillStackTable';

interface SawmillStackListProps {
  info: SawmillUserInfo;
  /** As they stand in the URL. */
  filters: SawmillFilters;
}

/** Filters, map and table of a sawmill's stacks, and the archive of those selected. */
export function SawmillStackList({ info, filters }: SawmillStackListProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { contents, results, page, retry, map } = useSawmillStackList(filters, info);
  const selection = useStackSelection(contents, page.rows);
  const allResults = useAllResults(contents, results);
  const download = useStackDownload();
  const [highlightedId, setHighlightedId] = useState<string>();
  const stackIds = selection.stacks.map((stack) => stack.stackId);

  return (
    <div className={layout.page}>
      <PageHeader title={t('sawmill_stacks.title')} />
      <SawmillFilterBar filters={filters} info={info} />
      <ResultsLine page={page} />
      <ListZoneNote page={page} dateType="LastChanged" />
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
              action={(state) => <GetReportButton stackId={stack.stackId} state={state} />}
            />
          )}
        />
      )}
      <SawmillStackTable
        info={info}
        page={page}
        selection={selection.table}
        highlightedId={highlightedId}
        onHover={setHighlightedId}
        empty={<EmptySawmillStacks filters={filters} total={page.total ?? 0} />}
        onRetry={retry}
      />
      {page.total !== undefined && page.total > 0 && (
        <Pager
          page={filters.page}
          pageSize={filters.pageSize}
          total={page.total}
          pageSizes={pageSizes}
          onPage={(number) => dispatch(sawmillViewChanged({ page: number }))}
          onPageSize={(pageSize) => dispatch(sawmillViewChanged({ pageSize }))}
        />
      )}
      <StackActionsBar selection={selection} allResults={allResults} total={page.total}>
        <DisabledReason reason={download.disabledReason}>
          <Button onClick={() => download.start({ kind: 'archive', body: { stackIds } })}>
            {t('stack_table.download_reports')}
          </Button>
        </DisabledReason>
      </StackActionsBar>
    </div>
  );
}

/** The page of stacks and the points on the map; both wait for a range with two ends (specification, stack area, section 7). */
function useSawmillStackList(filters: SawmillFilters, scope: SawmillScope) {
  const listArg = sawmillListArg(filters, scope);
  const mapArg = sawmillMapArg(filters, scope);
  const list = useListSawmillStacksQuery(listArg ? { sawmillStackFilters: listArg } : skipToken);
  const map = useListSawmillStackCoordinatesQuery(
    filters.showMap && mapArg ? { sawmillStackMapFilters: mapArg } : skipToken,
  );
  // The map's call is the same on every page, so it names what the list shows.
  const contents = mapArg ? JSON.stringify(mapArg) : undefined;
  const page = useStackPage(list, contents);
  return {
    contents,
    results: listArg && { list: 'listSawmillStacks' as const, body: listArg },
    page,
    retry: () => {
      void list.refetch();
      if (map.isError) void map.refetch();
    },
    // One outage, one message: the list's.
    map: { ...mapPointsOf(map, mapArg), onRetry: map.refetch, isFailureTold: page.status === 'error' },
  };
}
