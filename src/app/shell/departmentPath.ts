import { matchPath } from 'react-router';
import { paths } from '../../store/access/paths';

interface Place {
  pathname: string;
  search: string;
}

interface DepartmentChoice {
  orgId: string;
  /** May be `all`. */
  deptId: string;
  /** The whole organisation is open to the person: its page is what `all` means among the details. */
  isWholeOrganization: boolean;
}

/**
 * The same sub-page of another department. A list keeps its filters and begins on its first page; details keep the
 * tab from department to department, whose tabs are the same.
 */
export function departmentPath(
  place: Place,
  { orgId, deptId, isWholeOrganization }: DepartmentChoice,
): string {
  const fromDepartment = matchPath('/organization/:orgId/department/:deptId', place.pathname);
  if (fromDepartment || matchPath('/organization/:orgId', place.pathname)) {
    if (deptId === 'all' && isWholeOrganization) return paths.organization(orgId);
    const keepsTab = fromDepartment && deptId !== 'all';
    return paths.department(orgId, deptId) + (keepsTab ? place.search : '');
  }
  const pathname = place.pathname.replace(/(\/department\/)[^/]+/, `$1${encodeURIComponent(deptId)}`);
  const params = new URLSearchParams(place.search);
  params.delete('page');
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
