import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useText } from '@/i18n/useText';
import type { DateType, StackItem } from '@/store/api/stackApi';
import { type ListView, pageSizes } from '@/store/filters/filterDefaults';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { AdminTable } from '@/ui/table/AdminTable';
import { Pager } from '@/ui/table/tools/Pager';
import { orderOf, sortOf } from './columns/listOrder';
import { UpdatedAt } from './ListResults';
import { RowKeys } from './RowKeys';
import cards from './StackCards.module.css';
import classes from './StackListLayout.module.css';
import { useStackSelection } from './selection/useStackSelection';
import type { StackListing } from './useStackListing';
import { ListZoneNote } from './ZoneNote';

type StackTableProps = ComponentProps<typeof AdminTable<StackItem>>;

export interface StackListRowsProps
  extends Pick<
    StackTableProps,
    'caption' | 'columns' | 'rowHref' | 'rowState' | 'dense' | 'cardTools' | 'highlight'
  > {
  listing: StackListing;
  view: ListView;
  onView: (
    view: Partial<
      Pick<ListView, 'page' | 'pageSize' | 'showMap' | 'showList' | 'orderBy' | 'orderDirection'>
    >,
  ) => void;
  dateType: DateType;
  empty: ReactNode;
}

export function StackListRows(props: StackListRowsProps) {
  const { listing, view, onView, dateType, empty, ...table } = props;
  const { page } = listing;
  const { rows, total } = page;
  const t = useText();
  const isPhone = useIsPhone();
  const sort = sortOf(view, table.columns);
  const pager = usePager(view, total, onView);
  const goToFirstPage = () => onView({ page: 1 });
  return (
    <div className={`${classes.list} ${cards.cards}`}>
      <SelectableTable
        {...table}
        listing={listing}
        kept={{ sort, onSort: (sort) => onView(orderOf(sort)) }}
        rows={rows}
        status={page.status}
        rowKey={(stack) => stack.stackId}
        empty={total ? <BeyondEnd onFirstPage={goToFirstPage} /> : empty}
        error={<ErrorState title={t('stack_table.failed')} onRetry={listing.retry} alreadyAnnounced />}
      />
      {isPhone && <UpdatedAt page={page} />}
      {isPhone && <ListZoneNote page={page} dateType={dateType} />}
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
}

/** The pager renders when another page is chosen, but not again when the rows of that page arrive. */
function usePager(
  { page, pageSize }: ListView,
  total: number | undefined,
  onView: StackListRowsProps['onView'],
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

/**
 * A tick renders only this table and the actions, because the rest of the page does not read the selection.
 */
function SelectableTable({
  listing,
  ...table
}: Omit<StackTableProps, 'selection'> & { listing: StackListing }) {
  const selection = useStackSelection(listing.key, listing.page);
  return <AdminTable {...table} selection={selection.table} />;
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
