import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { RowMenu, type RowMenuProps } from '@/ui/table/row/RowMenu';
import type { TableColumn } from '@/ui/table/tableTypes';
import { EmailLink, PhoneLink } from '@/ui/values/ContactLinks';
import classes from './PersonCells.module.css';
import { type Person, personLabel } from './person';

interface PersonColumnsOptions<Row> {
  personOf: (row: Row) => Person;
  /** The page of a person, if there is one. */
  pathOf?: (row: Row) => string | undefined;
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
  const { personOf, pathOf, further = [], actionsOf } = options;
  const t = useText();
  const column = (part: keyof Person): TableColumn<Row> => ({
    id: part,
    header: t(`person.${part}`),
    // Fixed widths keep tables with the same three columns aligned below each other.
    ...(further.length === 0 && { width: widths[part] }),
    cell: (row) => {
      const text = personOf(row)[part];
      const path = part === 'name' && pathOf?.(row);
      if (path)
        return (
          <Anchor component={Link} to={path} className={classes.name}>
            {personLabel(personOf(row))}
          </Anchor>
        );
      if (text) return <span className={classes[part]}>{shown[part](text)}</span>;
      return part === 'name' ? <span className={classes.missing}>{t('person.no_name')}</span> : null;
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
