import type { DepartmentRow } from '@/store/api/departmentApi';
import type { KnownOrganization } from '@/store/api/knownOrganizationsSlice';
import type { Role, UserInfo } from '@/store/api/userInfoApi';
import type { Session } from '@/store/session/session';

/** A global admin's lists are empty, because a global admin may open every page. */
export interface Access {
  isGlobalAdmin: boolean;
  organizationIds: readonly string[];
  departments: readonly DepartmentRow[];
  sawmillIds: readonly string[];
}

export interface Scope {
  orgId?: string | undefined;
  deptId?: string | undefined;
}

export const noAccess: Access = {
  isGlobalAdmin: false,
  organizationIds: [],
  departments: [],
  sawmillIds: [],
};

/**
 * Keeps the relations that give access to the portal: organisation admins, department admins with each
 * department's organisation, and sawmills (specification, administration area, section 6).
 */
export function accessOf(
  session: Pick<Session, 'isGlobalAdmin'> | null,
  userInfo: UserInfo | undefined,
  departments: readonly DepartmentRow[],
): Access {
  if (session?.isGlobalAdmin) return { ...noAccess, isGlobalAdmin: true };
  if (!session || !userInfo) return noAccess;
  const holds = (role: Role) => (relation: { roles: Role[] }) => relation.roles.includes(role);
  const ownDepartments = new Set(
    userInfo.departmentRelations.filter(holds('DepartmentAdmin')).map((relation) => relation.departmentId),
  );
  return {
    isGlobalAdmin: false,
    organizationIds: userInfo.organizationRelations
      .filter(holds('OrganizationAdmin'))
      .map((relation) => relation.organizationId),
    departments: departments.filter((department) => ownDepartments.has(department.departmentId)),
    sawmillIds: userInfo.sawmillRelations.map((relation) => relation.sawmillId),
  };
}

/**
 * Checks access to protected routes to the letter of the specification (administration area, section 2). The
 * check is for convenience only: department `all` passes for any organisation, and the service refuses other
 * people's data.
 */
export function mayOpen(access: Access, { orgId, deptId }: Scope): boolean {
  return (
    access.isGlobalAdmin ||
    (orgId !== undefined && access.organizationIds.includes(orgId)) ||
    (orgId === undefined && access.organizationIds.length > 0) ||
    access.departments.some((department) => department.departmentId === deptId) ||
    deptId === 'all' ||
    (orgId === undefined && deptId === undefined && access.sawmillIds.length > 0)
  );
}

export function mayOpenOrganization(access: Access, orgId: string): boolean {
  return access.isGlobalAdmin || access.organizationIds.includes(orgId);
}

export function mayListOrganizations(access: Access): boolean {
  return access.isGlobalAdmin || access.organizationIds.length > 1;
}

export function accessibleDepartments<Department extends KnownOrganization['departments'][number]>(
  access: Access,
  organization: { organizationId: string; departments: readonly Department[] },
): Department[] {
  const own = new Set(access.departments.map((department) => department.departmentId));
  return sortedByName(
    organization.departments.filter(
      ({ departmentId }) => mayOpenOrganization(access, organization.organizationId) || own.has(departmentId),
    ),
  );
}

/** Sorts by the reader's alphabet, because the service sorts by one alphabet for everybody. */
export function sortedByName<T extends { name: string }>(named: readonly T[]): T[] {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const { compare } = new Intl.Collator(language || 'en', { numeric: true });
  return named.toSorted((one, other) => compare(one.name, other.name));
}
