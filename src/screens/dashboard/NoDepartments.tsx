import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../i18n/useText';
import { mayOpenOrganization } from '../../store/access/access';
import { paths } from '../../store/access/paths';
import { useAccess } from '../../store/access/useAccess';
import type { Organization } from '../../store/api/organizationApi';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';

/** In place of the figures where no department is whose stacks could be counted. */
export function NoDepartments({ organization }: { organization: Organization }) {
  const t = useText();
  const { access } = useAccess();
  const { organizationId, name } = organization;
  return (
    <>
      <PageHeader title={t('dashboard.title')} context={name} />
      {mayOpenOrganization(access, organizationId) ? (
        <EmptyState
          title={t('dashboard.no_departments')}
          text={t('dashboard.no_departments_text')}
          action={
            <Button component={Link} to={`${paths.organization(organizationId)}?tab=4`} variant="default">
              {t('dashboard.to_departments')}
            </Button>
          }
        />
      ) : (
        <EmptyState title={t('stacks.no_departments')} />
      )}
    </>
  );
}
