import type { Member } from '@/store/api/organizationApi';

export interface Person {
  name: string;
  email: string;
  phone: string;
}

export function personLabel({ name, email, phone }: Person): string {
  return name || email || phone;
}

export function personOfMember({ name, userEmail, phone }: Member): Person {
  return { name, email: userEmail, phone };
}

export function specifiedMember({
  invited: _invited,
  mailState: _mailState,
  lastUsedAt: _lastUsedAt,
  departmentRoles: _departmentRoles,
  ...member
}: Member): Member {
  return member;
}

export interface MemberOwnerId {
  kind: 'organization' | 'department';
  id: string;
}
