import { useFailureText } from '@/features/errors/useFailureText';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { type OrganizationRow, useListAllOrganizationsQuery } from '@/store/api/organizationApi';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import type { TableSort } from '@/ui/table/tableTypes';
import { ListTools } from '@/ui/table/tools/ListTools';
import { Segments } from '@/ui/table/tools/Segments';
import { searchRows, useListView } from '@/ui/table/useListView';
import classes from './OrganizationCells.module.css';
import { organizationParts, partNames, readPart } from './organizationRow';
import { useOrganizationColumns } from './useOrganizationColumns';

const byName: TableSort = { columnId: 'name', direction: 'ascending' };

interface OrganizationListProps {
  isGlobalAdmin: boolean;
  onDelete: (row: OrganizationRow) => void;
}

export function OrganizationList({ isGlobalAdmin, onDelete }: OrganizationListProps) {
  const t = useText();
  const failureText = useFailureText();
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  const { search, show, sort, change } = useListView(byName);
  const list = useListAllOrganizationsQuery();
  const { data, error, refetch } = list;
  const table = tableOfAnswer(list);
  const columns = useOrganizationColumns({ isGlobalAdmin, onDelete });
  const found = searchRows(table.rows, columns, search, locale);
  // Only global admins get warnings.
  const part = isGlobalAdmin ? readPart(show) : 'all';
  const rows = found.filter(organizationParts[part]);
  const showAll = () => change({ search: '', show: '' });
  const isKnown = data !== undefined && !error;
  const searching = {
    label: t('organizations.search'),
    hint: t('organizations.search_hint'),
    value: search,
    onChange: (text: string) => change({ search: text }),
  };
  const parts = isGlobalAdmin && (
    <Segments
      label={t('organizations.parts')}
      segments={partNames.map((name) => ({
        value: name,
        label: t(`organizations.part.${name}`, {
          count: isKnown ? found.filter(organizationParts[name]).length : '–',
        }),
      }))}
      value={part}
      onChange={(name) => change({ show: name === 'all' ? '' : name })}
    />
  );

  return (
    <>
      {!isPhone && <ListTools search={searching} parts={parts} action={null} />}
      <LiveRegion text={data && !error ? t('organizations.count', { count: rows.length }) : ''} />
      <div className={classes.rows}>
        <AdminTable
          caption={t('organizations.title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.organizationId}
          rowHref={(row) => paths.dashboard(row.organizationId)}
          rowState={(row) => (row.active === false ? 'dimmed' : undefined)}
          kept={{ sort, onSort: (next) => change({ sort: next }) }}
          cardTools={<ListTools search={searching} action={null} />}
          cardAction={parts}
          status={table.status}
          empty={
            search || part !== 'all' ? (
              <NoMatch title={t('organizations.no_match')} onShowAll={showAll} />
            ) : (
              <EmptyState title={t('organizations.none')} />
            )
          }
          error={<ErrorState title={t('organizations.failed')} text={failureText(error)} onRetry={refetch} />}
        />
      </div>
    </>
  );
}
