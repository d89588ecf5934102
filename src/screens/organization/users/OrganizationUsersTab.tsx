import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { specifiedMember } from '@/features/members/person';
import { useKnownPeople } from '@/features/members/useKnownPeople';
import { UserTable, type UserTableProps } from '@/features/members/users/UserTable';
import { offeredRoles, usePersonCalls, useUserCalls } from '@/features/members/users/useUserCalls';
import { paths } from '@/navigation/paths';
import type { Organization } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';

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
  return (
    <UserTable
      {...table}
      users={hasPeople ? users : users.map(specifiedMember)}
      offered={offeredRoles.organization}
      calls={callsOf({ kind: 'organization', id: organizationId })}
      places={{ departments, callsOf: (id) => callsOf({ kind: 'department', id }) }}
      owner={{ id: '', name: table.organizationName, country: hasPeople ? country : undefined }}
      people={people}
      pathOf={(personId) => paths.person(organizationId, personId)}
      knownPeople={knownPeople}
    />
  );
}
