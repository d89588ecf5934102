import { entityTag } from '../access/entityTag';

interface MemberVersion {
  name: string;
  phone: string;
  roles: readonly string[];
  enableAutoEmails: boolean;
}

/** The version of a membership: what its dialog edits, so that being deactivated disturbs nobody who types. */
export function memberTag({ name, phone, roles, enableAutoEmails }: MemberVersion): string {
  return entityTag([name, phone, [...roles].sort(), enableAutoEmails]);
}
