import { DepartmentTable } from '@/features/department-table/DepartmentTable';
import type { Organization } from '@/store/api/organizationApi';
import { CreateDepartment } from './CreateDepartment';

interface DepartmentsTabProps {
  organizationId: string;
  departments: Organization['departments'];
  canEdit: boolean;
  isUpdating: boolean;
}

export function DepartmentsTab({ organizationId, departments, canEdit, isUpdating }: DepartmentsTabProps) {
  return (
    <DepartmentTable
      organizationId={organizationId}
      departments={departments}
      isUpdating={isUpdating}
      action={canEdit && <CreateDepartment organizationId={organizationId} />}
    />
  );
}
