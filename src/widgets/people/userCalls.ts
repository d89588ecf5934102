import type { Role } from '../../store/api/organizationApi';
import type { SaveOutcome } from '../../ui/form/saveOutcome';

/** What can be said of a user again and again. */
interface UserFields<Offered extends Role> {
  name: string;
  phone: string;
  roles: Offered[];
  enableAutoEmails: boolean;
}

/** What changes the users of an organisation or of a department. */
export interface UserCalls<Offered extends Role> {
  create: (user: UserFields<Offered> & { email: string }, key: string) => Promise<SaveOutcome>;
  /** `etag` names the version that is overwritten. */
  update: (userId: string, user: UserFields<Offered>, etag: string | undefined) => Promise<SaveOutcome>;
  setActive: (userId: string, isActive: boolean) => Promise<SaveOutcome>;
}
