import { entityTag } from '@server/http/entityTag';

interface MemberVersion {
  name: string;
  phone: string;
  roles: readonly string[];
  enableAutoEmails: boolean;
}

/** The version of a membership: what its dialog edits, so that a deactivation does not disturb an edit that is under way. */
export function memberTag({ name, phone, roles, enableAutoEmails }: MemberVersion): string {
  return entityTag([name, phone, [...roles].sort(), enableAutoEmails]);
}
