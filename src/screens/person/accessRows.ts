import type { MemberOwnerId } from '@/features/members/person';
import { paths } from '@/navigation/paths';
import type { Member } from '@/store/api/organizationApi';
import type { Person } from '@/store/api/personApi';

export type AccessRow = Owner & (UserAccess | SawmillAccess);

interface UserAccess {
  kind: MemberOwnerId['kind'];
  member: Member;
}

export type UserRow = AccessRow & UserAccess;

export function isUser(row: AccessRow): row is UserRow {
  return row.member !== null;
}

/**
 * The service stores a name and a phone number with each access. Returns the access that has those of the
 * person's page, or else the first one. Returns undefined for a person who only uses sawmills.
 */
export function contactRow(rows: readonly AccessRow[], { name, phone }: Person): UserRow | undefined {
  const users = rows.filter(isUser);
  return users.find(({ member }) => member.name === name && member.phone === phone) ?? users[0];
}

interface SawmillAccess {
  kind: 'sawmill';
  member: null;
}

interface Owner {
  /** `id` is the id of the department or sawmill, and empty for the organisation itself. */
  id: string;
  name: string;
  to: string;
}

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
          name: organization.name,
          to: paths.organization(organization.id, 'users'),
          member: memberOf(person.organization),
        },
      ]
    : [];
  const departments = person.departments.map(
    ({ departmentId: id, departmentName: name, ...membership }): AccessRow => ({
      kind: 'department',
      id,
      name,
      to: paths.department(organization.id, id, 'users'),
      member: memberOf(membership),
    }),
  );
  const sawmills = person.sawmills.map(
    ({ sawmillId: id, sawmillName: name }): AccessRow => ({
      kind: 'sawmill',
      id,
      name,
      to: paths.organization(organization.id, 'sawmills'),
      member: null,
    }),
  );
  return [...own, ...departments, ...sawmills];
}
