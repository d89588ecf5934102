import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useAccess } from '@/store/access/useAccess';
import { useListAllOrganizationsQuery } from '@/store/api/organizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import {
  CreateOrganizationButton,
  CreateOrganizationWizard,
  useOrganizationCreation,
} from './create/CreateOrganization';
import { DeleteOrganizationDialog, useOrganizationDeletion } from './delete/DeleteOrganizationDialog';
import { FirstSteps } from './FirstSteps';
import { OrganizationList } from './OrganizationList';

export function OrganizationsScreen() {
  const t = useText();
  const isPhone = useIsPhone();
  const { access } = useAccess();
  const { data, error, refetch } = useListAllOrganizationsQuery();
  const { isGlobalAdmin } = access;
  // Without this feature deletions are final.
  const canBringBack = useFeature('deletedOrganizations') && isGlobalAdmin;
  const creation = useOrganizationCreation();
  const deletion = useOrganizationDeletion(canBringBack);
  const title = t('organizations.title');
  const isFirst = isGlobalAdmin && data?.length === 0;
  // Only global admins get this information.
  const isBegun = data?.length === 1 && data[0]?.hasStacks === false;
  const failure = error && serviceErrorOf(error);
  if (failure?.status === 403) return <FailedPage title={title} error={failure} onRetry={refetch} />;

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
              {!isFirst && <CreateOrganizationButton creation={creation} isCompact isSecond={isBegun} />}
            </>
          )
        }
      />
      {(isFirst || isBegun) && (
        <FirstSteps
          organization={data?.[0]}
          create={(isDue) => <CreateOrganizationButton creation={creation} isSecond={!isDue} />}
        />
      )}
      {/* An empty list needs neither search nor segments. */}
      {!isFirst && <OrganizationList isGlobalAdmin={isGlobalAdmin} onDelete={deletion.ask} />}
      {/* Beside the title a phone has room only for an icon, and a trash can would suggest deletion. */}
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
