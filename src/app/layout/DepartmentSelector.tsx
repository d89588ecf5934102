import { Select } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { departmentPath } from '@/app/scope/scopePaths';
import { useShellScope } from '@/app/scope/useShellScope';
import { useText } from '@/i18n/useText';

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
