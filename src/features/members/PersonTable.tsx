import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { AdminTable } from '@/ui/table/AdminTable';
import { RowMenu, type RowMenuProps } from '@/ui/table/row/RowMenu';
import type { RowDisplay, TableColumn, TableSort } from '@/ui/table/tableTypes';
import { AddButton } from '@/ui/table/tools/AddButton';
import { ListTools } from '@/ui/table/tools/ListTools';
import { Segments } from '@/ui/table/tools/Segments';
import { searchRows, useListView } from '@/ui/table/useListView';
import { callTo, EmailLink, EmailText, PhoneLink } from '@/ui/values/ContactLinks';
import { ContactIcons } from './ContactIcons';
import { type MemberState, memberStates } from './MemberStateBadge';
import classes from './PersonCells.module.css';
import { type Person, personLabel } from './person';

interface PersonTableProps<Row> extends Pick<RowDisplay<Row>, 'columns' | 'rowKey' | 'rowHref' | 'rowState'> {
  caption: string;
  rows: readonly Row[];
  stateOf?: (row: Row) => MemberState;
  isUpdating: boolean;
  countText: 'person.count' | 'contacts.count' | 'users.count_organization';
  none: string;
  addLabel: string;
  onAdd: (() => void) | null;
}

const withoutSearch = 10;
const byName: TableSort = { columnId: 'name', direction: 'ascending' };

export function PersonTable<Row>(props: PersonTableProps<Row>) {
  const { caption, rows, stateOf, isUpdating, countText, none, addLabel, onAdd, ...display } = props;
  const t = useText();
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  const { search, show, sort, change } = useListView(byName);
  const isMany = rows.length > withoutSearch;
  const searchText = isMany ? search : '';
  const found = searchRows(rows, display.columns, searchText, locale);
  const states = memberStates.filter((state) => rows.some((row) => stateOf?.(row) === state));
  const part = states.length > 1 ? (states.find((state) => state === show) ?? 'all') : 'all';
  const isIn = (row: Row, name: typeof part) => name === 'all' || stateOf?.(row) === name;
  const shown = found.filter((row) => isIn(row, part));
  const isPart = searchText !== '' || part !== 'all';
  const parts =
    states.length > 1 ? (
      <Segments
        label={t('organizations.parts')}
        segments={(['all', ...states] as const).map((name) => ({
          value: name,
          label: t(`users.part.${name}`, { count: found.filter((row) => isIn(row, name)).length }),
        }))}
        value={part}
        onChange={(name) => change({ show: name === 'all' ? '' : name })}
      />
    ) : (
      rows.length > 0 && <Text c="dimmed">{t(countText, { count: shown.length })}</Text>
    );
  const add = (isCompact: boolean) =>
    onAdd && <AddButton label={addLabel} isCompact={isCompact} onClick={onAdd} />;
  const action = rows.length > 0 && add(true);
  return (
    <Stack gap="sm">
      {(isMany || !isPhone) && (
        <ListTools
          search={
            isMany
              ? { label: t('person.search'), value: search, onChange: (text) => change({ search: text }) }
              : null
          }
          parts={!isPhone && parts}
          action={action}
        />
      )}
      <LiveRegion text={isPart ? t(countText, { count: shown.length }) : ''} />
      <AdminTable
        caption={caption}
        rows={shown}
        {...display}
        kept={{ sort, onSort: (next) => change({ sort: next }) }}
        cardTools={parts}
        cardAction={!isMany && action}
        status={isUpdating ? 'updating' : 'ready'}
        empty={
          rows.length === 0 ? (
            <EmptyState title={none} action={add(false)} />
          ) : (
            <NoMatch title={t('person.no_match')} onShowAll={() => change({ search: '', show: '' })} />
          )
        }
        error={null}
      />
    </Stack>
  );
}

interface PersonColumnsOptions<Row> {
  personOf: (row: Row) => Person;
  hasPage?: (row: Row) => boolean;
  markOf?: (row: Row) => ReactNode;
  further?: readonly TableColumn<Row>[];
  actionsOf: ((row: Row) => RowMenuProps['actions']) | null;
}

const linked = {
  name: (name: string) => name,
  email: (address: string) => <EmailLink address={address} />,
  phone: (number: string) => <PhoneLink number={number} />,
};
const kinds = { name: 'title', email: 'email', phone: 'phone' } as const;

export function usePersonColumns<Row>(options: PersonColumnsOptions<Row>): TableColumn<Row>[] {
  const { personOf, hasPage, markOf, further = [], actionsOf } = options;
  const t = useText();
  const isPhone = useIsPhone();
  const contentOf = (part: keyof Person, text: string) => {
    if (!isPhone) return linked[part](text);
    if (part === 'email') return <EmailText address={text} />;
    return part === 'phone' && further.length > 0 && callTo(text) ? null : text;
  };
  const column = (part: keyof Person): TableColumn<Row> => ({
    id: part,
    header: t(`person.${part}`),
    kind: kinds[part],
    ...(part !== 'name' && { emphasis: 'quiet' }),
    ...(part === 'email' && { card: 'below' }),
    cell: (row) => {
      const text = personOf(row)[part];
      const content = text && contentOf(part, text);
      const mark = part === 'name' && markOf?.(row);
      if (mark)
        return (
          <span className={classes.marked}>
            <span className={classes.name} title={personLabel(personOf(row))}>
              {personLabel(personOf(row))}
            </span>
            {mark}
          </span>
        );
      if (content)
        return (
          <span className={part === 'email' ? classes.email : undefined} title={isPhone ? undefined : text}>
            {content}
          </span>
        );
      if (part !== 'name') return null;
      if (hasPage?.(row)) return personLabel(personOf(row));
      return <span className={classes.missing}>{t('person.no_name')}</span>;
    },
    sortValue: (row) => personOf(row)[part] || null,
    searched: true,
  });
  const contact: TableColumn<Row> = {
    id: 'contact',
    header: t('people.contact_data'),
    card: 'corner',
    cell: (row) => {
      const person = personOf(row);
      return person.email || person.phone ? <ContactIcons person={person} /> : null;
    },
  };
  const menu: TableColumn<Row> = {
    id: 'actions',
    header: t('ui.row_menu.actions'),
    actions: true,
    cell: (row) => <RowMenu name={personLabel(personOf(row))} actions={actionsOf?.(row) ?? []} />,
  };
  return [
    column('name'),
    column('email'),
    column('phone'),
    ...further,
    ...(isPhone ? [contact] : []),
    ...(actionsOf ? [menu] : []),
  ];
}
