import { Button, Stack } from '@mantine/core';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { NoMatch } from '@/ui/feedback/NoMatch';
import { AdminTable } from '@/ui/table/AdminTable';
import { searchRows } from '@/ui/table/searchRows';
import type { RowDisplay, TableSort } from '@/ui/table/tableTypes';
import { ListTools } from '@/ui/table/tools/ListTools';
import { useListView } from '@/ui/table/useListView';

interface PersonTableProps<Row> extends Pick<RowDisplay<Row>, 'columns' | 'rowKey' | 'rowState'> {
  caption: string;
  rows: readonly Row[];
  /** The rows are loading again. */
  isUpdating: boolean;
  /** Shown in an empty table. */
  none: string;
  addLabel: string;
  /** Null if people cannot be added. */
  onAdd: (() => void) | null;
}

/** A table of at most this many rows has no search. */
const withoutSearch = 10;
const byName: TableSort = { columnId: 'name', direction: 'ascending' };

export function PersonTable<Row>(props: PersonTableProps<Row>) {
  const { caption, rows, isUpdating, none, addLabel, onAdd, ...display } = props;
  const t = useText();
  const { locale } = useLocale();
  const { search, sort, change } = useListView(byName);
  const setSearch = (text: string) => change({ search: text });
  const isMany = rows.length > withoutSearch;
  const wanted = isMany ? search : '';
  const found = searchRows(rows, display.columns, wanted, locale);
  const add = onAdd && <Button onClick={onAdd}>{addLabel}</Button>;
  return (
    <Stack gap="sm">
      <ListTools
        search={isMany ? { label: t('person.search'), value: search, onChange: setSearch } : null}
        action={rows.length > 0 && add}
      />
      <LiveRegion text={wanted && t('person.count', { count: found.length })} />
      <AdminTable
        caption={caption}
        rows={found}
        {...display}
        kept={{ sort, onSort: (next) => change({ sort: next }) }}
        status={isUpdating ? 'updating' : 'ready'}
        empty={
          rows.length === 0 ? (
            <EmptyState title={none} action={add} />
          ) : (
            <NoMatch title={t('person.no_match')} onShowAll={() => setSearch('')} />
          )
        }
        error={null}
      />
    </Stack>
  );
}
