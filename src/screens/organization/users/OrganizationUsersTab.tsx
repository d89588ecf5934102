import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { specifiedMember } from '@/features/members/person';
import { useKnownPeople } from '@/features/members/useKnownPeople';
import { UserTable, type UserTableProps } from '@/features/members/users/UserTable';
import {
  offeredRoles,
  type UserCalls,
  usePersonCalls,
  useUserCalls,
} from '@/features/members/users/useUserCalls';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import type { Organization } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { showSuccess } from '@/ui/feedback/notifications';

interface UsersTabProps
  extends Pick<UserTableProps, 'users' | 'canEdit' | 'isUpdating' | 'onReload' | 'organizationName'> {
  organizationId: string;
  country: Organization['country'];
  departments: Organization['departments'];
}

export function OrganizationUsersTab({
  organizationId,
  country,
  departments,
  users,
  ...table
}: UsersTabProps) {
  const hasPeople = useFeature('people');
  const reports = useSaveFeedback();
  const callsOf = useUserCalls(reports);
  const people = usePersonCalls({
    organizationId,
    resultOf: reports.resultOf,
    mayCloseAll: true,
  });
  const knownPeople = useKnownPeople(organizationId);
  const callsInDepartment = useCallsInDepartment(organizationId, departments);
  return (
    <UserTable
      {...table}
      users={hasPeople ? users : users.map(specifiedMember)}
      offered={offeredRoles.organization}
      calls={callsOf({ kind: 'organization', id: organizationId })}
      places={{ departments, callsOf: callsInDepartment }}
      owner={{ id: '', name: table.organizationName, country: hasPeople ? country : undefined }}
      people={people}
      pathOf={(personId) => paths.person(organizationId, personId)}
      knownPeople={knownPeople}
    />
  );
}

/**
 * A person who belongs to a single department has no row in the organisation's list, so the notice links to
 * the department.
 */
function useCallsInDepartment(organizationId: string, departments: Organization['departments']) {
  const t = useText();
  const { resultOf } = useSaveFeedback();
  const callsOf = useUserCalls({ reportSave: async (answer) => resultOf(await answer), resultOf });
  return (id: string): UserCalls => {
    const calls = callsOf({ kind: 'department', id });
    const department = departments.find(({ departmentId }) => departmentId === id)?.name ?? '';
    return {
      ...calls,
      create: async (user, key) => {
        const result = await calls.create(user, key);
        if (result.kind === 'saved')
          showSuccess(t('users.added_in', { email: user.email, department }), {
            to: paths.department(organizationId, id, 'users'),
            label: t('users.of_department', { department }),
          });
        return result;
      },
    };
  };
}
