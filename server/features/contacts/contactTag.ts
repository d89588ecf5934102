import { entityTag } from '@server/http/entityTag';

interface ContactVersion {
  name: string;
  email: string;
  phone: string;
}

/** The version of a contact of an organisation or a department. */
export function contactTag({ name, email, phone }: ContactVersion): string {
  return entityTag([name, email, phone]);
}
