import { Input, Select } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { departmentPath } from '@/app/scope/scopePaths';
import { useShellScope } from '@/app/scope/useShellScope';
import { useText } from '@/i18n/useText';
import { useListOnFocus } from '@/ui/fields/useListOnFocus';

const searchableFrom = 9;
const widest = 240;

export function DepartmentSelector() {
  const t = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const scope = useShellScope();
  const listOnFocus = useListOnFocus();
  if (!scope || scope.isMissing) return null;
  // The disabled field keeps the menu below it from moving under a press.
  if (!scope.organization) return <Input aria-hidden disabled maw={widest} miw={0} />;
  const { orgId, deptId, departments, isWholeOrganization } = scope;
  const options = departments.map(({ departmentId, name }) => ({ value: departmentId, label: name }));
  const open = (chosen: string) =>
    navigate(departmentPath(location, { orgId, deptId: chosen, isWholeOrganization }));
  return (
    <Select
      {...listOnFocus}
      aria-label={t('shell.department')}
      data={[{ value: 'all', label: t('shell.department_all') }, ...options]}
      value={deptId}
      onChange={(chosen) => chosen && chosen !== deptId && open(chosen)}
      allowDeselect={false}
      searchable={options.length >= searchableFrom}
      nothingFoundMessage={t('shell.no_department_found')}
      maw={widest}
      miw={0}
    />
  );
}
