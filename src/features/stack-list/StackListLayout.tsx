import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import type { StackItem } from '@/store/api/stackApi';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import { createRowHighlight, type RowHighlight } from '@/ui/table/row/rowHighlight';
import { ColumnChoice } from './columns/ColumnChoice';
import { type ListChoice, useChosenColumns } from './columns/useChosenColumns';
import { ListResults } from './ListResults';
import { ShownParts, useMapBeside, useShownParts } from './ShownParts';
import classes from './StackListLayout.module.css';
import { StackListRows, type StackListRowsProps } from './StackListRows';
import { StackActionsBar } from './selection/StackActionsBar';
import {
  type StackSelection,
  useAllResults,
  useSelectionOf,
  useStackSelection,
} from './selection/useStackSelection';
import { useLettersAhead } from './useLettersAhead';
import type { StackListing } from './useStackListing';
import { ListZoneNote } from './ZoneNote';

export type ListMapProps = StackListing['map'] & {
  isSecond: boolean;
  rows: readonly StackItem[];
  total: number | undefined;
  highlight: RowHighlight;
};

interface StackListLayoutProps
  extends Pick<StackListRowsProps, 'listing' | 'view' | 'onView' | 'dateType' | 'empty'> {
  header: Omit<ComponentProps<typeof PageHeader>, 'badge'>;
  note?: ReactNode;
  views?: ReactNode;
  filterBar: (end: ReactNode) => ReactNode;
  chips?: ReactNode;
  choice: ListChoice;
  map: (props: ListMapProps) => ReactNode;
  /**
   * The columns of a roomy list leave space in a wide window, so that assortment and area can be shown, too.
   */
  isRoomy?: boolean;
  table: Pick<StackListRowsProps, 'caption' | 'columns' | 'rowHref' | 'rowState'>;
  selectionActions: (selection: StackSelection) => ReactNode;
}

export function StackListLayout(props: StackListLayoutProps) {
  const { header, filterBar, listing, view, onView, dateType, map, table, empty, selectionActions } = props;
  const { preferences, onPreferences } = props.choice;
  const { page } = listing;
  const { rows, total } = page;
  useSelectionOf(listing.key);
  useLettersAhead(rows.length > 0);
  const [highlight] = useState(createRowHighlight);
  const isPhone = useIsPhone();
  const shown = useShownParts(view);
  const beside = useMapBeside();
  const isWider = useWidth('wider');
  const isBeside = beside.isBeside && shown.list && shown.map;
  const isTight = useWidth('tight') || (isBeside && !isWider);
  const specified = useMemo(
    () => (isTight && !isPhone ? table.columns.filter(({ givesWay }) => !givesWay) : table.columns),
    [isTight, isPhone, table.columns],
  );
  const { columns, further } = useChosenColumns(
    specified,
    rows,
    page.loadedAt,
    { ...props.choice, hasRoom: props.isRoomy === true && isWider && !isBeside },
    view.orderBy,
  );
  const hasToolLine = useWidth('laptop');

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
  const isInTitle = hasToolLine && !isInViews;

  // The space for the pages stays while rows of other filters load: the whole document knows its height, and
  // would be styled anew.
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
    <StackListRows
      key="list"
      {...table}
      listing={listing}
      columns={columns}
      view={view}
      onView={onView}
      dateType={dateType}
      highlight={highlight}
      empty={empty}
      dense={preferences.dense}
      cardTools={isPhone && props.chips}
    />
  );
  return (
    <div className={classes.page} data-paged={isPaged || undefined}>
      <div className={classes.summary}>
        <PageHeader
          {...header}
          {...(isInTitle && {
            actions: (
              <>
                {tools}
                {header.actions}
              </>
            ),
          })}
          badge={<ListResults listing={listing} withTime={!isPhone} note={props.note} />}
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
      {!isPhone && <ListZoneNote page={page} dateType={dateType} />}
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

interface SelectionActionsProps {
  listing: StackListing;
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
