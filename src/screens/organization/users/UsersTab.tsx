import {
  type Member,
  useActivateOrganizationUserMutation,
  useCreateOrganizationUserMutation,
  useDeactivateOrganizationUserMutation,
  useUpdateOrganizationUserMutation,
} from '../../../store/api/organizationApi';
import { UserTable } from '../../../widgets/people/UserTable';
import type { UserCalls } from '../../../widgets/people/userCalls';
import { useSaveOutcome } from '../../../widgets/service-failure/useSaveOutcome';
import { useSaveReport } from '../../../widgets/service-failure/useSaveReport';

interface UsersTabProps {
  organizationId: string;
  users: readonly Member[];
  canEdit: boolean;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

/** What users of an organisation may be (specification, administration area, section 6). */
const roles = ['OrganizationAdmin', 'Registrator', 'Surveyor', 'Integration'] as const;

export function UsersTab({ organizationId, ...table }: UsersTabProps) {
  return <UserTable {...table} offered={roles} calls={useUserCalls(organizationId)} />;
}

function useUserCalls(id: string): UserCalls<(typeof roles)[number]> {
  const [create] = useCreateOrganizationUserMutation();
  const [update] = useUpdateOrganizationUserMutation();
  const [activate] = useActivateOrganizationUserMutation();
  const [deactivate] = useDeactivateOrganizationUserMutation();
  const outcomeOf = useSaveOutcome();
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
  return {
    create: (body, key) => report(create({ id, 'idempotency-key': key, body })),
    update: (userId, body, etag) => report(update({ id, userId, ...(etag && { 'if-match': etag }), body })),
    setActive: async (userId, isActive) =>
      outcomeOf(await (isActive ? activate : deactivate)({ id, userId })),
  };
}
