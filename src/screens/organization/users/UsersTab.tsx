import {
  useActivateOrganizationUserMutation,
  useCreateOrganizationUserMutation,
  useDeactivateOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
} from '../../../store/api/organizationApi';
import { UserTable, type UserTableProps } from '../../../widgets/people/UserTable';
import { userCalls } from '../../../widgets/people/userCalls';
import { useSaveOutcome } from '../../../widgets/service-failure/useSaveOutcome';
import { useSaveReport } from '../../../widgets/service-failure/useSaveReport';

/** What users of an organisation may be (specification, administration area, section 6). */
const offered = ['OrganizationAdmin', 'Registrator', 'Surveyor', 'Integration'] as const;

type Offered = (typeof offered)[number];

interface UsersTabProps extends Omit<UserTableProps<Offered>, 'offered' | 'calls'> {
  organizationId: string;
}

export function UsersTab({ organizationId, ...table }: UsersTabProps) {
  const [create] = useCreateOrganizationUserMutation();
  const [update] = useUpdateOrganizationUserMutation();
  const [activate] = useActivateOrganizationUserMutation();
  const [deactivate] = useDeactivateOrganizationUserMutation();
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const outcomeOf = useSaveOutcome();
  const mutations = { create, update, activate, deactivate };
  const calls = userCalls<Offered>(organizationId, mutations, { reportSave, outcomeOf });
  return <UserTable {...table} offered={offered} calls={calls} />;
}
