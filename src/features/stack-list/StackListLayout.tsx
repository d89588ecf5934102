import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DateType, StackItem } from '@/store/api/stackApi';
import { type ListView, pageSizes } from '@/store/filters/filterDefaults';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import { AdminTable } from '@/ui/table/AdminTable';
import { createRowHighlight, type RowHighlight } from '@/ui/table/row/rowHighlight';
import { Pager } from '@/ui/table/tools/Pager';
import { ColumnChoice } from './columns/ColumnChoice';
import { orderOf, sortOf } from './columns/listOrder';
import { type ListChoice, useChosenColumns } from './columns/useChosenColumns';
import { RowKeys } from './RowKeys';
import { ShownParts, useMapBeside, useShownParts } from './ShownParts';
import cards from './StackCards.module.css';
import classes from './StackListLayout.module.css';
import { StackActionsBar } from './selection/StackActionsBar';
import {
  type StackSelection,
  useAllResults,
  useSelectionOf,
  useStackSelection,
} from './selection/useStackSelection';
import { WoodTotals } from './totals/WoodTotals';
import { useLettersAhead } from './useLettersAhead';
import type { StackListing } from './useStackListing';
import type { StackPage } from './useStackPage';
import { ListZoneNote } from './ZoneNote';

type StackTableProps = ComponentProps<typeof AdminTable<StackItem>>;

export type ListMapProps = StackListing['map'] & {
  isSecond: boolean;
  rows: readonly StackItem[];
  total: number | undefined;
  highlight: RowHighlight;
};

interface StackListLayoutProps {
  header: Omit<ComponentProps<typeof PageHeader>, 'badge'>;
  note?: ReactNode;
  views?: ReactNode;
  filterBar: (end: ReactNode) => ReactNode;
  chips?: ReactNode;
  listing: StackListing;
  view: ListView;
  onView: (
    view: Partial<
      Pick<ListView, 'page' | 'pageSize' | 'showMap' | 'showList' | 'orderBy' | 'orderDirection'>
    >,
  ) => void;
  dateType: DateType;
  choice: ListChoice;
  map: (props: ListMapProps) => ReactNode;
  /** The columns of a roomy list leave room in a wide window, for assortment and area. */
  isRoomy?: boolean;
  table: Pick<StackTableProps, 'caption' | 'columns' | 'rowHref' | 'rowState'>;
  empty: ReactNode;
  selectionActions: (selection: StackSelection) => ReactNode;
}

export function StackListLayout(props: StackListLayoutProps) {
  const { header, filterBar, listing, view, onView, dateType, map, table, empty, selectionActions } = props;
  const { preferences, onPreferences } = props.choice;
  const { page } = listing;
  const { rows, total } = page;
  const t = useText();
  useSelectionOf(listing.key);
  useLettersAhead(rows.length > 0);
  const [highlight] = useState(createRowHighlight);
  const isPhone = useIsPhone();
  const shown = useShownParts(view);
  const beside = useMapBeside();
  const isWider = useWidth('wider');
  const isBeside = beside.isBeside && shown.list && shown.map;
  const { columns, further } = useChosenColumns(
    table.columns,
    rows,
    page.loadedAt,
    { ...props.choice, hasRoom: props.isRoomy === true && isWider && !isBeside },
    view.orderBy,
  );
  const hasToolLine = useWidth('laptop');
  const sort = sortOf(view, columns);
  const goToFirstPage = () => onView({ page: 1 });

  const tools = (
    <>
      <ShownParts showMap={view.showMap} showList={view.showList} onView={onView} beside={beside} />
      {!isPhone && (
        <ColumnChoice
          preferences={preferences}
          onChange={onPreferences}
          withColumns={further !== undefined}
        />
      )}
    </>
  );
  // The line of the filters has room for them in some languages only.
  const isInViews = hasToolLine && props.views !== undefined;
  const isInTitle = hasToolLine && !isInViews && !header.actions;

  const zoneNote = <ListZoneNote page={page} dateType={dateType} />;
  const pager = usePager(view, total, onView);
  // Under the rows of other filters its place stays: the whole document knows its height, and would be styled anew.
  const isPaged =
    shown.list &&
    (page.isOutdated ? rows.length >= view.pageSize : total !== undefined && total > view.pageSize);
  const mapPart = shown.map && (
    <div key="map" className={classes.map}>
      {map({
        ...listing.map,
        isSecond: shown.list && page.status === 'loading',
        isFailureAnnounced: listing.map.isFailureAnnounced && shown.list,
        rows,
        total,
        highlight,
      })}
    </div>
  );
  const listPart = shown.list && (
    <div key="list" className={`${classes.list} ${cards.cards}`}>
      <SelectableTable
        {...table}
        cardTools={isPhone && props.chips}
        listing={listing}
        columns={columns}
        dense={preferences.dense}
        kept={{ sort, onSort: (sort) => onView(orderOf(sort)) }}
        rows={rows}
        status={page.status}
        rowKey={(stack) => stack.stackId}
        highlight={highlight}
        empty={total ? <BeyondEnd onFirstPage={goToFirstPage} /> : empty}
        error={<ErrorState title={t('stack_table.failed')} onRetry={listing.retry} alreadyAnnounced />}
      />
      {isPhone && <UpdatedAt page={page} />}
      {isPhone && zoneNote}
      <div className={classes.pager}>
        {pager && (
          <>
            <RowKeys />
            {pager}
          </>
        )}
      </div>
      {total !== undefined && total > 0 && total <= view.pageSize && <RowKeys />}
    </div>
  );
  return (
    <div className={classes.page} data-paged={isPaged || undefined}>
      <div className={classes.summary}>
        <PageHeader
          {...header}
          {...(isInTitle && { actions: tools })}
          badge={<Results listing={listing} withTime={!isPhone} note={props.note} />}
        />
      </div>
      {isInViews ? (
        <div className={classes.views}>
          {props.views}
          <div className={classes.tools}>{tools}</div>
        </div>
      ) : (
        props.views
      )}
      {filterBar(isInViews || isInTitle ? null : tools)}
      {!(isPhone && shown.list) && props.chips}
      {!isPhone && zoneNote}
      <div
        className={classes.parts}
        data-beside={isBeside || undefined}
        data-alone={!shown.list || undefined}
      >
        {isBeside ? [listPart, mapPart] : [mapPart, listPart]}
      </div>
      <SelectionActions listing={listing}>{selectionActions}</SelectionActions>
    </div>
  );
}

/** The pager renders again for another page of the list, and not for the rows of that page. */
function usePager(
  { page, pageSize }: ListView,
  total: number | undefined,
  onView: StackListLayoutProps['onView'],
) {
  return useMemo(
    () =>
      total !== undefined &&
      total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          pageSizes={pageSizes}
          onPage={(number) => onView({ page: number })}
          onPageSize={(pageSize) => onView({ pageSize })}
        />
      ),
    [page, pageSize, total, onView],
  );
}

/** A tick renders this table and the actions; the rest of the page does not know the selection. */
function SelectableTable({ listing, ...table }: Omit<StackTableProps, 'selection'> & Listed) {
  const selection = useStackSelection(listing.key, listing.page);
  return <AdminTable {...table} selection={selection.table} />;
}

interface SelectionActionsProps extends Listed {
  children: (selection: StackSelection) => ReactNode;
}

function SelectionActions({ listing, children }: SelectionActionsProps) {
  const selection = useStackSelection(listing.key, listing.page);
  const allResults = useAllResults(listing.key, listing.call);
  return (
    <StackActionsBar selection={selection} allResults={allResults} total={listing.page.total}>
      {children(selection)}
    </StackActionsBar>
  );
}

interface Listed {
  listing: StackListing;
}

function BeyondEnd({ onFirstPage }: { onFirstPage: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('stack_table.beyond_end')}
      action={
        <Button variant="default" onClick={onFirstPage}>
          {t('stack_table.first_page')}
        </Button>
      }
    />
  );
}

interface ResultsProps {
  listing: StackListing;
  /** Without `withTime` the time is shown only while the list is refreshed. */
  withTime: boolean;
  note: ReactNode;
}

function Results({ listing: { page, totals }, withTime, note }: ResultsProps) {
  const t = useText();
  return (
    <div className={classes.results}>
      <span role="status" className={classes.count}>
        {page.total !== undefined && t('stack_table.results', { count: page.total })}
      </span>
      {page.status !== 'error' && totals && (
        <div className={classes.volume} data-updating={totals.isUpdating || undefined}>
          <WoodTotals {...totals} key={totals.filters} name={t('stack_totals.of_filter')} isRounded />
        </div>
      )}
      {page.isOutdated && <span className={classes.updated}>{t('stack_table.loading_new')}</span>}
      {(withTime || page.status === 'updating') && <UpdatedAt page={page} />}
      {note}
    </div>
  );
}

function UpdatedAt({ page: { loadedAt, status } }: { page: StackPage }) {
  const t = useText();
  const { time } = useFormats();
  if (!loadedAt) return null;
  const says = status === 'updating' ? 'stack_table.refreshing' : 'stack_table.updated';
  return <span className={classes.updated}>{t(says, { time: time(loadedAt) })}</span>;
}
