import type { MemberOwner } from '@/features/members/memberOwner';
import { paths } from '@/navigation/paths';
import type { Member } from '@/store/api/organizationApi';
import type { Person } from '@/store/api/personApi';

/** One membership of a person, with the way to its place. */
export type AccessRow = Place & (UserAccess | SawmillAccess);

/** As its dialog edits it. */
export interface UserAccess {
  kind: MemberOwner['kind'];
  member: Member;
}

/** Sawmills have users of another kind. */
interface SawmillAccess {
  kind: 'sawmill';
  member: null;
}

interface Place {
  /** Of the department or sawmill; empty for the organisation itself. */
  id: string;
  place: string;
  to: string;
}

/** The organisation first, then its departments and sawmills by name. */
export function accessRows(person: Person, organization: { id: string; name: string }): AccessRow[] {
  const { personId: userId, email: userEmail, invited, lastUsedAt = null } = person;
  const memberOf = (membership: Omit<Member, 'userId' | 'userEmail' | 'invited' | 'lastUsedAt'>): Member => ({
    ...membership,
    userId,
    userEmail,
    lastUsedAt,
    ...(invited && { invited }),
  });
  const own: AccessRow[] = person.organization
    ? [
        {
          kind: 'organization',
          id: '',
          place: organization.name,
          to: paths.organization(organization.id, 'users'),
          member: memberOf(person.organization),
        },
      ]
    : [];
  const departments = person.departments.map(
    ({ departmentId: id, departmentName: place, ...membership }): AccessRow => ({
      kind: 'department',
      id,
      place,
      to: paths.department(organization.id, id, 'users'),
      member: memberOf(membership),
    }),
  );
  const sawmills = person.sawmills.map(
    ({ sawmillId: id, sawmillName: place }): AccessRow => ({
      kind: 'sawmill',
      id,
      place,
      to: paths.organization(organization.id, 'sawmills'),
      member: null,
    }),
  );
  return [...own, ...departments, ...sawmills];
}
