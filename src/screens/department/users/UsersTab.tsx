import {
  useActivateDepartmentUserMutation,
  useCreateDepartmentUserMutation,
  useDeactivateDepartmentUserMutation,
  useUpdateDepartmentUserMutation,
} from '../../../store/api/departmentApi';
import { UserTable, type UserTableProps } from '../../../widgets/people/UserTable';
import { userCalls } from '../../../widgets/people/userCalls';
import { useSaveOutcome } from '../../../widgets/service-failure/useSaveOutcome';
import { useSaveReport } from '../../../widgets/service-failure/useSaveReport';

/** What users of a department may be (specification, administration area, section 6). */
const offered = ['DepartmentAdmin', 'Registrator', 'Surveyor'] as const;

type Offered = (typeof offered)[number];

interface UsersTabProps extends Omit<UserTableProps<Offered>, 'offered' | 'calls'> {
  departmentId: string;
}

export function UsersTab({ departmentId, ...table }: UsersTabProps) {
  const [create] = useCreateDepartmentUserMutation();
  const [update] = useUpdateDepartmentUserMutation();
  const [activate] = useActivateDepartmentUserMutation();
  const [deactivate] = useDeactivateDepartmentUserMutation();
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const outcomeOf = useSaveOutcome();
  const mutations = { create, update, activate, deactivate };
  const calls = userCalls<Offered>(departmentId, mutations, { reportSave, outcomeOf });
  return <UserTable {...table} offered={offered} calls={calls} />;
}
