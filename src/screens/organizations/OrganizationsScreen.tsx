import { Button, Paper, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFailureText } from '@/features/errors/useFailureText';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useAccess } from '@/store/access/useAccess';
import { useListDeletedOrganizationsQuery } from '@/store/api/deletedOrganizationApi';
import { useListAllOrganizationsQuery } from '@/store/api/organizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Icon } from '@/ui/icons/Icon';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import type { TableSort } from '@/ui/table/tableTypes';
import { ListTools } from '@/ui/table/tools/ListTools';
import { Segments } from '@/ui/table/tools/Segments';
import { searchRows, useListView } from '@/ui/table/useListView';
import {
  CreateOrganizationButton,
  CreateOrganizationWizard,
  useOrganizationCreation,
} from './create/CreateOrganization';
import { DeleteOrganizationDialog, useOrganizationDeletion } from './delete/DeleteOrganizationDialog';
import { FirstSteps } from './FirstSteps';
import classes from './OrganizationCells.module.css';
import { organizationParts, partNames, readPart } from './organizationRow';
import { useOrganizationColumns } from './useOrganizationColumns';

const byName: TableSort = { columnId: 'name', direction: 'ascending' };

/** Search and sorting run in the browser. */
export function OrganizationsScreen() {
  const t = useText();
  const failureText = useFailureText();
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  const { access } = useAccess();
  const { search, show, sort, change } = useListView(byName);
  const list = useListAllOrganizationsQuery();
  const { data, error, refetch } = list;
  const table = tableOfAnswer(list);
  const { isGlobalAdmin } = access;
  // An older service has no such call, and its deletions are final.
  const { isSuccess: canBringBack } = useListDeletedOrganizationsQuery(undefined, { skip: !isGlobalAdmin });
  const creation = useOrganizationCreation();
  const deletion = useOrganizationDeletion(canBringBack);
  const columns = useOrganizationColumns({ isGlobalAdmin, onDelete: deletion.ask });
  const found = searchRows(table.rows, columns, search, locale);
  // Only global admins get warnings.
  const part = isGlobalAdmin ? readPart(show) : 'all';
  const rows = found.filter(organizationParts[part]);
  const showAll = () => change({ search: '', show: '' });
  const title = t('organizations.title');
  const isFirst = isGlobalAdmin && data?.length === 0;
  // Only global admins are told, and not by a former service.
  const isBegun = data?.length === 1 && data[0]?.hasStacks === false;
  const failure = error && serviceErrorOf(error);
  if (failure?.status === 403) return <FailedPage title={title} error={failure} onRetry={refetch} />;
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
    <Stack>
      <PageHeader
        title={title}
        actions={
          isGlobalAdmin && (
            <>
              {canBringBack && !isPhone && (
                <Button
                  component={Link}
                  to={paths.deletedOrganizations}
                  variant="default"
                  leftSection={<Icon name="trash" />}
                >
                  {t('organizations.deleted_ones')}
                </Button>
              )}
              {!isFirst && <CreateOrganizationButton creation={creation} isCompact />}
            </>
          )
        }
      />
      {isBegun && (
        <Paper withBorder p="md">
          <Title order={2} size="h4" mb="sm">
            {t('organizations.first')}
          </Title>
          <FirstSteps organization={data[0]} />
        </Paper>
      )}
      {!isPhone && <ListTools search={searching} parts={parts} action={null} />}
      <LiveRegion text={data && !error ? t('organizations.count', { count: rows.length }) : ''} />
      <div className={classes.rows}>
        <AdminTable
          caption={title}
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
              <EmptyState
                title={t('organizations.none')}
                action={
                  isFirst && (
                    <>
                      <FirstSteps organization={undefined} />
                      <CreateOrganizationButton creation={creation} />
                    </>
                  )
                }
              />
            )
          }
          error={<ErrorState title={t('organizations.failed')} text={failureText(error)} onRetry={refetch} />}
        />
      </div>
      {/* Beside the title a phone has room for a sign only, and a trash can would mean to delete. */}
      {canBringBack && isPhone && (
        <Button component={Link} to={paths.deletedOrganizations} variant="subtle">
          {t('organizations.deleted_ones')}
        </Button>
      )}
      {isGlobalAdmin && <CreateOrganizationWizard creation={creation} />}
      <DeleteOrganizationDialog deletion={deletion} />
    </Stack>
  );
}
