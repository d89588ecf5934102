import { useText } from '../../i18n/useText';
import type { TableColumn } from '../../ui/admin-table/tableTypes';
import { RowMenu, type RowMenuProps } from '../../ui/RowMenu';
import classes from './PersonCells.module.css';
import { type Person, personLabel } from './person';

interface PersonColumnsOptions<Row> {
  personOf: (row: Row) => Person;
  /** Columns between the phone and the menu. */
  further?: readonly TableColumn<Row>[];
  /** What can be done with a row; null where nothing can. */
  actionsOf: ((row: Row) => RowMenuProps['actions']) | null;
}

const widths = { name: '38%', email: '38%', phone: '24%' };

/** Name, e-mail and phone, the same in every table of people, and the menu of a row. */
export function usePersonColumns<Row>(options: PersonColumnsOptions<Row>): TableColumn<Row>[] {
  const { personOf, further = [], actionsOf } = options;
  const t = useText();
  const column = (part: keyof Person): TableColumn<Row> => ({
    id: part,
    header: t(`person.${part}`),
    // Tables of the same three columns stand in line under each other.
    ...(further.length === 0 && { width: widths[part] }),
    cell: (row) => {
      const text = personOf(row)[part];
      if (text) return <span className={classes[part]}>{part === 'email' ? breakable(text) : text}</span>;
      return part === 'name' ? <span className={classes.missing}>{t('person.no_name')}</span> : null;
    },
    sortValue: (row) => personOf(row)[part] || null,
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

/** An address that is too long for its line breaks before the @ rather than anywhere. */
function breakable(email: string) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
