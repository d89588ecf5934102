import { useMemo } from 'react';
import { accessibleDepartments } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { useKnownOrganization } from '@/store/access/useKnownOrganization';
import { type ServiceError, serviceErrorOf, serviceErrorOfKind } from '@/store/ports/serviceError';

export interface DepartmentScope {
  organization: { organizationId: string; name: string };
  departmentIds: string[];
  departmentNames: ReadonlyMap<string, string>;
}

type DepartmentScopeState =
  | { status: 'loading' }
  | { status: 'failed'; error: ServiceError; retry: () => void }
  | { status: 'ready'; scope: DepartmentScope };

/**
 * A route names one department, or `all` for those of the organisation that the person may open
 * (specification, stack area, section 4). Any other department counts as missing once the service has
 * answered.
 */
export function useDepartmentScope(orgId: string, deptId: string): DepartmentScopeState {
  const { access } = useAccess();
  const { organization, failure, isAnswered, refetch } = useKnownOrganization(orgId);
  const departments = useMemo(
    () => (organization ? accessibleDepartments(access, organization) : []),
    [access, organization],
  );
  const departmentNames = useMemo(
    () => new Map(departments.map((department) => [department.departmentId, department.name])),
    [departments],
  );
  const departmentIds = useMemo(
    () =>
      departments.map(({ departmentId }) => departmentId).filter((id) => deptId === 'all' || id === deptId),
    [departments, deptId],
  );
  const scope = useMemo(
    () => organization && { organization, departmentIds, departmentNames },
    [organization, departmentIds, departmentNames],
  );
  if (failure) return { status: 'failed', error: serviceErrorOf(failure), retry: refetch };
  if (!scope || (departmentIds.length === 0 && !isAnswered)) return { status: 'loading' };
  if (departmentIds.length === 0 && deptId !== 'all')
    return { status: 'failed', error: serviceErrorOfKind('refused', 404), retry: refetch };
  return { status: 'ready', scope };
}
