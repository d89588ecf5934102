import type { Person } from '@/features/members/person';
import type { Member } from '@/store/api/organizationApi';

/** A user as a person: on the wire the address has another name. */
export function personOfMember({ name, userEmail, phone }: Member): Person {
  return { name, email: userEmail, phone };
}
