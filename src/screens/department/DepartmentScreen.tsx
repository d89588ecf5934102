import { useParams } from 'react-router';
import { AllDepartments } from './AllDepartments';
import { OneDepartment } from './OneDepartment';

/** One department, or the choice among all that the person may open (specification, administration area, section 2). */
export function DepartmentScreen() {
  const { orgId = '', deptId = '' } = useParams();
  if (deptId === 'all') return <AllDepartments organizationId={orgId} />;
  return <OneDepartment organizationId={orgId} departmentId={deptId} />;
}
