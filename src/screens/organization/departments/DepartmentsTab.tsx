import { Stack } from '@mantine/core';
import { DepartmentTable } from '@/features/department-table/DepartmentTable';
import { useText } from '@/i18n/useText';
import type { Organization } from '@/store/api/organizationApi';
import { RetryLine } from '@/ui/feedback/RetryLine';
import { CreateDepartment } from './CreateDepartment';
import { useDepartmentWork } from './useDepartmentWork';

interface DepartmentsTabProps {
  organizationId: string;
  country: Organization['country'];
  departments: Organization['departments'];
  canEdit: boolean;
  isUpdating: boolean;
}

export function DepartmentsTab(props: DepartmentsTabProps) {
  const { organizationId, country, departments, canEdit, isUpdating } = props;
  const t = useText();
  const { columns, retry } = useDepartmentWork(organizationId, departments);
  return (
    <Stack gap="xs">
      <DepartmentTable
        organizationId={organizationId}
        departments={departments}
        isUpdating={isUpdating}
        figures={columns}
        action={canEdit && <CreateDepartment organizationId={organizationId} country={country} />}
      />
      {retry && <RetryLine text={t('dashboard.waiting.failed')} onRetry={retry} />}
    </Stack>
  );
}
