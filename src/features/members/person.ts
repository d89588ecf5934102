import type { Member } from '@/store/api/organizationApi';

/** The common fields of users, contacts and the users of sawmills; each may be empty. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** The one label of a person: the name, else the address, else the phone. */
export function personLabel({ name, email, phone }: Person): string {
  return name || email || phone;
}

/** On the wire the address of a user has another name. */
export function personOfMember({ name, userEmail, phone }: Member): Person {
  return { name, email: userEmail, phone };
}

/** Without what an addition tells of the person's use, and of departments. */
export function specifiedMember({
  invited: _invited,
  mailState: _mailState,
  lastUsedAt: _lastUsedAt,
  departmentRoles: _departmentRoles,
  ...member
}: Member): Member {
  return member;
}

/** The owner of users or contacts. */
export interface MemberOwnerId {
  kind: 'organization' | 'department';
  id: string;
}
