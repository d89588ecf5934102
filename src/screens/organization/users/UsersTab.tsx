import { paths } from '@/store/access/paths';
import { UserTable, type UserTableProps } from '@/widgets/people/UserTable';
import { useKnownPeople } from '@/widgets/people/useKnownPeople';
import { usePersonCalls } from '@/widgets/people/usePersonCalls';
import { organizationRoles, useOrganizationUserCalls } from '@/widgets/people/useUserCalls';
import { useSaveReports } from '@/widgets/service-failure/useSaveReports';

interface UsersTabProps
  extends Pick<
    UserTableProps<(typeof organizationRoles)[number]>,
    'users' | 'canEdit' | 'isUpdating' | 'onReload' | 'organizationName'
  > {
  organizationId: string;
}

export function UsersTab({ organizationId, ...table }: UsersTabProps) {
  const reports = useSaveReports();
  const callsOf = useOrganizationUserCalls(reports);
  const people = usePersonCalls({
    organizationId,
    outcomeOf: reports.outcomeOf,
    mayCloseAll: true,
  });
  const known = useKnownPeople(organizationId);
  return (
    <UserTable
      {...table}
      offered={organizationRoles}
      calls={callsOf(organizationId)}
      place={{ id: '', name: table.organizationName }}
      people={people}
      pathOf={(personId) => paths.person(organizationId, personId)}
      known={known}
    />
  );
}
