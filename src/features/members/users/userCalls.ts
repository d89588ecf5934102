import { ifMatch } from '@/store/api/client/ifMatch';
import type { Role } from '@/store/api/organizationApi';
import type { SaveResult } from '@/ui/form/saveResult';

/** What can be said of a user again and again. */
interface UserFields<Offered extends Role> {
  name: string;
  phone: string;
  roles: (Offered | 'NotSet')[];
  enableAutoEmails: boolean;
}

type NewUser<Offered extends Role> = Omit<UserFields<Offered>, 'roles'> & { roles: Offered[]; email: string };

/** What changes the users of an organisation or of a department. */
export interface UserCalls<Offered extends Role> {
  create: (user: NewUser<Offered>, key: string) => Promise<SaveResult>;
  /** `etag` names the version that is overwritten. */
  update: (userId: string, user: UserFields<Offered>, etag: string | undefined) => Promise<SaveResult>;
  setActive: (userId: string, isActive: boolean) => Promise<SaveResult>;
}

type Answer = PromiseLike<{ error?: unknown }>;

/** The mutations of whose users they are, all alike. */
interface UserMutations<Offered extends Role> {
  create: (arg: { id: string; 'idempotency-key': string; body: NewUser<Offered> }) => Answer;
  update: (arg: { id: string; userId: string; 'if-match'?: string; body: UserFields<Offered> }) => Answer;
  activate: (arg: { id: string; userId: string }) => Answer;
  deactivate: (arg: { id: string; userId: string }) => Answer;
}

export interface UserCallReports {
  reportSave: (answer: Answer) => Promise<SaveResult>;
  /** Says nothing itself: the row that is activated does. */
  resultOf: (answer: { error?: unknown }) => Promise<SaveResult>;
}

/** The calls of one organisation or department, whose id it is. */
export function userCalls<Offered extends Role>(
  id: string,
  { create, update, activate, deactivate }: UserMutations<Offered>,
  { reportSave, resultOf }: UserCallReports,
): UserCalls<Offered> {
  return {
    create: (body, key) => reportSave(create({ id, 'idempotency-key': key, body })),
    update: (userId, body, etag) => reportSave(update({ id, userId, ...ifMatch(etag), body })),
    setActive: async (userId, isActive) => resultOf(await (isActive ? activate : deactivate)({ id, userId })),
  };
}
