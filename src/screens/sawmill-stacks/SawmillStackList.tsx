import { Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { NoFilteredStacks } from '@/features/stack-filters/NoFilteredStacks';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { ordersRowsBy } from '@/features/stack-list/columns/listOrder';
import { type FurtherColumn, furtherColumns } from '@/features/stack-list/columns/listPreferences';
import { useOwnChoice } from '@/features/stack-list/columns/useChosenColumns';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useShownParts } from '@/features/stack-list/ShownParts';
import { StackListLayout } from '@/features/stack-list/StackListLayout';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useTotals } from '@/features/stack-list/totals/useTotals';
import { useStackListing } from '@/features/stack-list/useStackListing';
import { StackMap } from '@/features/stack-map/StackMap';
import { useText } from '@/i18n/useText';
import {
  comingBack,
  useListSawmillStackCoordinatesQuery,
  useListSawmillStacksQuery,
  useListSawmillStackTotalsQuery,
} from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import { sawmillFilterPage } from '@/store/filters/filtersSlice';
import {
  type SawmillScope,
  sawmillListArg,
  sawmillMapArg,
  sawmillTotalsArg,
} from '@/store/filters/queryArgs';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { later } from '@/ui/feedback/later';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import { departmentsOf } from './departmentsOf';
import { useOpenedStack } from './panel/useOpenedStack';
import { SawmillFilterBar } from './SawmillFilterBar';
import classes from './SawmillStackList.module.css';
import { useSawmillColumns } from './useSawmillColumns';

interface SawmillStackListProps {
  info: SawmillUserInfo;
  /** As in the URL. */
  filters: SawmillFilters;
}

/** What a buyer decides by. */
const usualColumns: readonly FurtherColumn[] = ['volume', 'treeSpecies', 'assortment', 'assortmentLength'];

/**
 * Beside the panel, where there is room for the specified ones: of the further ones how much of what, and the order. The panel says
 * whose the stacks are, so that length has the room of the only seller's name.
 */
function columnsBesidePanel(orderBy: SawmillFilters['orderBy'], isOneSeller: boolean): string[] {
  const wood: FurtherColumn[] = [
    'volume',
    'treeSpecies',
    ...(isOneSeller ? ['assortmentLength' as const] : []),
  ];
  const further = furtherColumns.filter((id) => wood.includes(id) || ordersRowsBy(id, orderBy));
  const seller = isOneSeller ? [] : ['organization'];
  return [
    'stackNumber',
    'polterId',
    ...seller,
    'department',
    'surveyor',
    ...further,
    'lastChanged',
    'report',
  ];
}

const StackPanel = later(async () => (await import('./panel/StackPanel')).StackPanel, {
  failed: 'sawmill_panel.broken',
});

export function SawmillStackList({ info, filters: inUrl }: SawmillStackListProps) {
  const t = useText();
  const filters = info.takesSearch ? inUrl : { ...inUrl, search: '' };
  const { changeView } = useFilterControls(sawmillFilterPage);
  const listing = useSawmillStacks(filters, info);
  const download = useStackDownload();
  const choice = useOwnChoice('sawmill-stack-list', usualColumns);
  const { woodText } = useWoodTexts();
  const departments = useMemo(() => departmentsOf(info), [info]);
  const isPhone = useIsPhone();
  const opened = useOpenedStack();
  const isPanelBeside = useWidth('wide') && opened.stackId !== null;
  const hasRoomForSpecified = useWidth('wider') || !isPanelBeside;
  const isWide = useWidth('widest');
  const hasRoomForAll = isWide || !isPanelBeside;
  const seller = onlySeller(info, filters);
  const isOneSeller = seller !== undefined;
  // A phone's cards unfold it, and the panel says it: rows keep one line in a size that can be read.
  const columns = useSawmillColumns(info, hasRoomForSpecified, isWide || isPhone, isOneSeller);
  const besidePanel = useMemo(
    () => columnsBesidePanel(filters.orderBy, isOneSeller),
    [filters.orderBy, isOneSeller],
  );

  return (
    <div className={opened.stackId === null ? classes.alone : classes.withPanel}>
      <StackListLayout
        header={{ title: t('sawmill_stacks.title') }}
        note={
          isPhone &&
          seller && (
            <span className={classes.seller}>{t('sawmill_stacks.all_from', { organization: seller })}</span>
          )
        }
        filterBar={(end) => <SawmillFilterBar filters={filters} info={info} end={end} />}
        listing={listing}
        view={filters}
        onView={changeView}
        dateType="LastChanged"
        choice={hasRoomForSpecified && !hasRoomForAll ? { ...choice, only: besidePanel } : choice}
        map={(props) => (
          <StackMap
            {...props}
            popup={(stack, _close, Card) => (
              <Card
                stack={stack}
                woodText={woodText}
                departmentOf={(departmentId) => departments.get(departmentId)?.departmentName}
                rows={props.rows}
                action={(info) => <GetReportButton stackId={stack.stackId} state={info?.state} />}
              />
            )}
          />
        )}
        table={{
          caption: t('sawmill_stacks.table'),
          columns,
          rowHref: (stack) => opened.hrefOf(stack.stackId),
          rowState: ({ stackId }) => (stackId === opened.stackId ? 'current' : undefined),
        }}
        empty={<NoSawmillStacks filters={filters} />}
        selectionActions={({ stacks }) => {
          const stackIds = stacks.map((stack) => stack.stackId);
          return (
            <DisabledReason reason={download.disabledReason}>
              <Button
                leftSection={<Icon name="download" />}
                aria-label={t('stack_table.download_reports')}
                onClick={() => download.start({ kind: 'archive', body: { stackIds } })}
              >
                {t(isPhone ? 'stacks.reports_short' : 'stack_table.download_reports')}
              </Button>
            </DisabledReason>
          );
        }}
      />
      {opened.stackId !== null && (
        <StackPanel
          stackId={opened.stackId}
          info={info}
          page={{
            rows: listing.page.rows,
            before: (filters.page - 1) * filters.pageSize,
            total: listing.page.total,
          }}
          position={listing.map.points?.find(({ stackId }) => stackId === opened.stackId)}
          onShow={opened.show}
          onClose={opened.close}
          onReload={listing.retry}
        />
      )}
    </div>
  );
}

/** Both calls wait for a range with two ends (specification, stack area, section 7). */
function useSawmillStacks(filters: SawmillFilters, scope: SawmillScope) {
  const listArg = sawmillListArg(filters, scope);
  const mapArg = sawmillMapArg(filters, scope);
  const list = useListSawmillStacksQuery(listArg ? { sawmillStackFilters: listArg } : skipToken, comingBack);
  const totalsArg = sawmillTotalsArg(filters, scope);
  const totals = useTotals(
    list,
    totalsArg && { sawmillStackTotalsFilters: totalsArg },
    useListSawmillStackTotalsQuery,
  );
  const shown = useShownParts(filters);
  const map = useListSawmillStackCoordinatesQuery(
    shown.map && mapArg ? { sawmillStackMapFilters: mapArg } : skipToken,
    comingBack,
  );
  return useStackListing({
    call: listArg && { list: 'listSawmillStacks', body: listArg },
    list,
    totals,
    mapArg,
    map,
  });
}

function NoSawmillStacks({ filters }: { filters: SawmillFilters }) {
  const t = useText();
  const { reset } = useFilterControls(sawmillFilterPage);
  if (filters.from === null || filters.to === null) {
    return <EmptyState title={t('sawmill_stacks.range_needed')} />;
  }
  const { search, organizationIds, departmentIds } = filters;
  if (search !== '' || organizationIds.length + departmentIds.length > 0) {
    return <NoFilteredStacks onReset={reset} />;
  }
  return <EmptyState title={t('sawmill_stacks.none')} />;
}

/** The name of the organisation that all stacks of the list are from; undefined with several. */
function onlySeller({ organizations }: SawmillUserInfo, { organizationIds }: SawmillFilters) {
  const chosen = organizations.filter(
    ({ organizationId }) => organizationIds.length === 0 || organizationIds.includes(organizationId),
  );
  return chosen.length === 1 ? chosen[0]?.organizationName : undefined;
}
