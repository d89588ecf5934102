import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { specifiedMember } from '@/features/members/person';
import { useKnownPeople } from '@/features/members/useKnownPeople';
import { UserTable, type UserTableProps } from '@/features/members/users/UserTable';
import { offeredRoles, usePersonCalls, useUserCalls } from '@/features/members/users/useUserCalls';
import { paths } from '@/navigation/paths';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import type { Department } from '@/store/api/departmentApi';
import type { Organization } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';

interface UsersTabProps
  extends Pick<UserTableProps, 'canEdit' | 'isUpdating' | 'onReload' | 'organizationName'> {
  department: Department;
  country: Organization['country'] | undefined;
}

export function DepartmentUsersTab({ department, country, ...table }: UsersTabProps) {
  const { departmentId, organizationId, name, users } = department;
  const hasPeople = useFeature('people');
  const { access } = useAccess();
  const reports = useSaveFeedback();
  const callsOf = useUserCalls(reports);
  const mayCloseAll = mayOpenOrganization(access, organizationId);
  const people = usePersonCalls({
    organizationId,
    resultOf: reports.resultOf,
    mayCloseAll,
  });
  const knownPeople = useKnownPeople(organizationId);
  return (
    <UserTable
      {...table}
      users={hasPeople ? users : users.map(specifiedMember)}
      offered={offeredRoles.department}
      calls={callsOf({ kind: 'department', id: departmentId })}
      owner={{ id: departmentId, name, country: hasPeople ? country : undefined }}
      people={people}
      pathOf={(personId) => paths.person(organizationId, personId, mayCloseAll ? undefined : departmentId)}
      knownPeople={knownPeople}
    />
  );
}
