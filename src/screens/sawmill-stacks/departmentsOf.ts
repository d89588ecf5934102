import type { SawmillUserInfo } from '@/store/api/userInfoApi';

interface Department {
  departmentId: string;
  departmentName: string;
  organizationId: string;
  organizationName: string;
}

export function departmentsOf({ organizations }: SawmillUserInfo): ReadonlyMap<string, Department> {
  const departments = organizations.flatMap(({ organizationId, organizationName, departments }) =>
    departments.map((department) => ({ ...department, organizationId, organizationName })),
  );
  return new Map(departments.map((department) => [department.departmentId, department]));
}
