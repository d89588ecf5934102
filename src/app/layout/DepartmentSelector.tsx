import { Select } from '@mantine/core';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useText } from '@/i18n/useText';
import { accessibleDepartments, mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { departmentPath } from './scopePaths';

const searchableFrom = 9;

/** The choice of a department keeps the sub-page. */
export function DepartmentSelector() {
  const t = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const scope = useShellScope();
  if (!scope?.organization) return null;
  const { orgId, deptId, departments, isWholeOrganization } = scope;
  const options = departments.map(({ departmentId, name }) => ({ value: departmentId, label: name }));
  const open = (chosen: string) =>
    navigate(departmentPath(location, { orgId, deptId: chosen, isWholeOrganization }));
  return (
    <Select
      aria-label={t('shell.department')}
      data={[{ value: 'all', label: t('shell.department_all') }, ...options]}
      value={deptId}
      onChange={(chosen) => chosen && chosen !== deptId && open(chosen)}
      allowDeselect={false}
      searchable={options.length >= searchableFrom}
      nothingFoundMessage={t('shell.no_department_found')}
      maw={240}
      miw={0}
    />
  );
}

/**
 * The page's organisation and the person's access to it; null outside an organisation. The organisation's own page
 * stands for all its departments.
 */
export function useShellScope() {
  const { orgId, deptId = 'all' } = useParams();
  const { access } = useAccess();
  const { currentData: organization } = useGetOrganizationQuery({ id: orgId ?? '' }, { skip: !orgId });
  if (!orgId) return null;
  return {
    orgId,
    deptId,
    organization,
    departments: organization ? accessibleDepartments(access, organization) : [],
    isWholeOrganization: mayOpenOrganization(access, orgId),
  };
}
