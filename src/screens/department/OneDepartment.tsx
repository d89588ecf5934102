import { Stack } from '@mantine/core';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useText } from '@/i18n/useText';
import { useGetDepartmentQuery } from '@/store/api/departmentApi';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { failureOf, serviceErrorOf } from '@/store/ports/serviceError';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';
import { DepartmentTabs } from './DepartmentTabs';

interface OneDepartmentProps {
  organizationId: string;
  departmentId: string;
}

/** Everything that is kept about one department. Under the path of another organisation there is no such department. */
export function OneDepartment({ organizationId, departmentId }: OneDepartmentProps) {
  const t = useText();
  const { currentData: department, error, isFetching, refetch } = useGetDepartmentQuery({ id: departmentId });
  const { currentData: organization } = useGetOrganizationQuery({ id: organizationId });
  const title = t('department.title');
  const isElsewhere = department !== undefined && department.organizationId !== organizationId;
  if (isElsewhere || (!department && error && !isFetching)) {
    const failure = isElsewhere ? failureOf('refused', 404) : serviceErrorOf(error);
    return <FailedPage title={title} error={failure} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader title={department?.name ?? title} context={organization?.name} />
      {department && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {department ? (
        <DepartmentTabs
          department={department}
          organizationName={organization?.name ?? ''}
          people={organization?.users ?? department.users}
          isUpdating={isFetching}
          onReload={refetch}
        />
      ) : (
        <LoadingCards />
      )}
    </Stack>
  );
}
