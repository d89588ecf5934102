import { Anchor, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import type { Organization } from '@/store/api/organizationApi';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { AdminTable } from '@/ui/table/AdminTable';
import type { TableColumn, TableSort } from '@/ui/table/tableTypes';
import { ListTools } from '@/ui/table/tools/ListTools';
import { searchRows, useListView } from '@/ui/table/useListView';
import { Attention, ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './DepartmentTable.module.css';

type Department = Organization['departments'][number];

interface DepartmentTableProps {
  organizationId: string;
  departments: readonly Department[];
  isUpdating: boolean;
  figures?: readonly TableColumn<Department>[];
  action?: ReactNode;
}

const searchableFrom = 9;
const noFigures: readonly TableColumn<Department>[] = [];
const byName: TableSort = { columnId: 'name', direction: 'ascending' };

export function DepartmentTable(props: DepartmentTableProps) {
  const { organizationId, departments, isUpdating, figures = noFigures, action } = props;
  const t = useText();
  const { locale } = useLocale();
  const { search, sort, change } = useListView(byName);
  const isPhone = useIsPhone();
  const isSearchable = departments.length >= searchableFrom;
  const searchText = isSearchable ? search : '';
  const columns = useColumns(organizationId, figures, { isPhone, isWhole: !searchText });
  const rows = searchRows(departments, columns, searchText, locale);
  return (
    <Stack gap="sm" className={classes.part} data-wide={figures.length > 0 || undefined}>
      {(isSearchable || !isPhone) && (
        <ListTools
          search={
            isSearchable
              ? {
                  label: t('departments.search'),
                  value: search,
                  onChange: (text) => change({ search: text }),
                }
              : null
          }
          action={action}
        />
      )}
      <LiveRegion text={searchText ? t('departments.count', { count: rows.length }) : ''} />
      <AdminTable
        caption={t('departments.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.departmentId}
        rowHref={(row) => paths.department(organizationId, row.departmentId)}
        kept={{ sort, onSort: (next) => change({ sort: next }) }}
        cardAction={!isSearchable && action}
        status={isUpdating ? 'updating' : 'ready'}
        empty={
          searchText ? (
            <NoMatch title={t('departments.no_match')} onShowAll={() => change({ search: '' })} />
          ) : (
            <EmptyState title={t('departments.none')} />
          )
        }
        error={null}
      />
    </Stack>
  );
}

function useColumns(
  organizationId: string,
  figures: readonly TableColumn<Department>[],
  { isPhone, isWhole }: { isPhone: boolean; isWhole: boolean },
): TableColumn<Department>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('departments.name'),
        cell: (row) => row.name,
        kind: 'title',
        sortValue: (row) => row.name,
        searched: true,
        total: isWhole && figures.some(({ total }) => total) && t('departments.total'),
      },
      {
        id: 'administrator',
        header: t('departments.administrator'),
        cell: ({ departmentId, name, ...row }) =>
          row.administrator ? (
            <Administrators {...row} />
          ) : (
            <Attention>
              <Anchor
                component={Link}
                to={paths.department(organizationId, departmentId, 'users')}
                c="inherit"
                className={classes.missing}
                aria-label={t('ui.named_value', { name, value: t('departments.no_administrator') })}
              >
                {t('departments.no_administrator')}
              </Anchor>
            </Attention>
          ),
        kind: 'email',
        sortValue: (row) => row.administrator,
        searched: true,
      },
      {
        id: 'users',
        kind: 'amount',
        header: t('departments.number_of_users'),
        cell: ({ numberOfUsers: count }) =>
          isPhone && count !== null ? <Text c="dimmed">{t('sawmills.user_count', { count })}</Text> : count,
        align: 'end',
        card: 'badge',
        sortValue: (row) => row.numberOfUsers,
      },
      ...figures,
    ],
    [t, organizationId, figures, isPhone, isWhole],
  );
}

function Administrators(row: Omit<Department, 'departmentId' | 'name'>) {
  const { administrator, numberOfAdministrators = 1, areAdministratorsInvited = false } = row;
  const t = useText();
  const { number } = useFormats();
  return (
    <span className={classes.administrators}>
      <span className={classes.name} title={administrator ?? undefined}>
        {administrator}
        {numberOfAdministrators > 1 && ` +${number(numberOfAdministrators - 1)}`}
      </span>
      {areAdministratorsInvited && <ToneBadge tone="info" shape="square" label={t('users.state.Invited')} />}
    </span>
  );
}
