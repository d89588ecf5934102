import type { Member } from '@/store/api/organizationApi';
import type { Person } from './person';

/** A user as a person: on the wire the address has another name. */
export function personOfMember({ name, userEmail, phone }: Member): Person {
  return { name, email: userEmail, phone };
}
