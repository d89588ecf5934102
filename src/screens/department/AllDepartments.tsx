import { Stack } from '@mantine/core';
import { Navigate } from 'react-router';
import { DepartmentTable } from '@/features/department-table/DepartmentTable';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useText } from '@/i18n/useText';
import { accessibleDepartments, mayOpenOrganization } from '@/store/access/access';
import { paths } from '@/store/access/paths';
import { useAccess } from '@/store/access/useAccess';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';

/** To whom the whole organisation is open, `all` is its page; the others choose among their departments. */
export function AllDepartments({ organizationId }: { organizationId: string }) {
  const { access } = useAccess();
  if (mayOpenOrganization(access, organizationId)) {
    return <Navigate to={paths.organization(organizationId)} replace />;
  }
  return <DepartmentPicker organizationId={organizationId} />;
}

function DepartmentPicker({ organizationId: id }: { organizationId: string }) {
  const t = useText();
  const { access } = useAccess();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationQuery({ id });
  const title = t('department.choose');
  if (!organization && error && !isFetching) {
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader title={title} context={organization?.name} />
      {organization && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {organization ? (
        <DepartmentTable
          organizationId={id}
          departments={accessibleDepartments(access, organization)}
          isUpdating={isFetching}
        />
      ) : (
        <LoadingCards />
      )}
    </Stack>
  );
}
