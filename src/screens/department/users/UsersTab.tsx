import {
  useActivateDepartmentUserMutation,
  useCreateDepartmentUserMutation,
  useDeactivateDepartmentUserMutation,
  useUpdateDepartmentUserMutation,
} from '../../../store/api/departmentApi';
import type { Member } from '../../../store/api/organizationApi';
import { UserTable } from '../../../widgets/people/UserTable';
import type { UserCalls } from '../../../widgets/people/userCalls';
import { useSaveOutcome } from '../../../widgets/service-failure/useSaveOutcome';
import { useSaveReport } from '../../../widgets/service-failure/useSaveReport';

interface UsersTabProps {
  departmentId: string;
  users: readonly Member[];
  canEdit: boolean;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

/** What users of a department may be (specification, administration area, section 6). */
const roles = ['DepartmentAdmin', 'Registrator', 'Surveyor'] as const;

export function UsersTab({ departmentId, ...table }: UsersTabProps) {
  return <UserTable {...table} offered={roles} calls={useUserCalls(departmentId)} />;
}

function useUserCalls(id: string): UserCalls<(typeof roles)[number]> {
  const [create] = useCreateDepartmentUserMutation();
  const [update] = useUpdateDepartmentUserMutation();
  const [activate] = useActivateDepartmentUserMutation();
  const [deactivate] = useDeactivateDepartmentUserMutation();
  const outcomeOf = useSaveOutcome();
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
  return {
    create: (body, key) => report(create({ id, 'idempotency-key': key, body })),
    update: (userId, body, etag) => report(update({ id, userId, ...(etag && { 'if-match': etag }), body })),
    setActive: async (userId, isActive) =>
      outcomeOf(await (isActive ? activate : deactivate)({ id, userId })),
  };
}
