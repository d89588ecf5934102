import { Button, Stack } from '@mantine/core';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { AdminTable } from '@/ui/table/AdminTable';
import { RowMenu, type RowMenuProps } from '@/ui/table/row/RowMenu';
import type { RowDisplay, TableColumn, TableSort } from '@/ui/table/tableTypes';
import { ListTools } from '@/ui/table/tools/ListTools';
import { searchRows, useListView } from '@/ui/table/useListView';
import { EmailLink, PhoneLink } from '@/ui/values/ContactLinks';
import classes from './PersonCells.module.css';
import { type Person, personLabel } from './person';

interface PersonTableProps<Row> extends Pick<RowDisplay<Row>, 'columns' | 'rowKey' | 'rowHref' | 'rowState'> {
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

interface PersonColumnsOptions<Row> {
  personOf: (row: Row) => Person;
  /** Whether the row leads to the person's page: its link needs a text. */
  hasPage?: (row: Row) => boolean;
  /** Columns between the phone and the menu. */
  further?: readonly TableColumn<Row>[];
  /** Null hides the menu. */
  actionsOf: ((row: Row) => RowMenuProps['actions']) | null;
}

const shown = {
  name: (name: string) => name,
  email: (address: string) => <EmailLink address={address} />,
  phone: (number: string) => <PhoneLink number={number} />,
};
const widths = { name: '38%', email: '38%', phone: '24%' };

/** Name, e-mail, phone and the row's menu, the same in every table of people. */
export function usePersonColumns<Row>(options: PersonColumnsOptions<Row>): TableColumn<Row>[] {
  const { personOf, hasPage, further = [], actionsOf } = options;
  const t = useText();
  const column = (part: keyof Person): TableColumn<Row> => ({
    id: part,
    header: t(`person.${part}`),
    // Fixed widths keep tables with the same three columns aligned below each other.
    ...(further.length === 0 && { width: widths[part] }),
    ...(part !== 'name' && { emphasis: 'quiet', card: 'below' }),
    cell: (row) => {
      const text = personOf(row)[part];
      if (text) return <span className={classes[part]}>{shown[part](text)}</span>;
      if (part !== 'name') return null;
      if (hasPage?.(row)) return <span className={classes.name}>{personLabel(personOf(row))}</span>;
      return <span className={classes.missing}>{t('person.no_name')}</span>;
    },
    sortValue: (row) => personOf(row)[part] || null,
    searched: true,
  });
  const menu: TableColumn<Row> = {
    id: 'actions',
    header: t('ui.row_menu.actions'),
    actions: true,
    width: '56px',
    cell: (row) => <RowMenu name={personLabel(personOf(row))} actions={actionsOf?.(row) ?? []} />,
  };
  return [column('name'), column('email'), column('phone'), ...further, ...(actionsOf ? [menu] : [])];
}
