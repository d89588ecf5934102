import type { Person } from '@/features/members/person';
import { ifMatch } from '@/store/api/client/ifMatch';
import type { SaveResult } from '@/ui/form/saveResult';

/** What changes the contacts of an organisation or of a department. */
export interface ContactCalls {
  create: (contact: Person, key: string) => Promise<SaveResult>;
  /** `etag` names the version that is overwritten. */
  update: (contactId: string, contact: Person, etag: string | undefined) => Promise<SaveResult>;
  /** Whether it is gone; who calls need not say why not. */
  remove: (contactId: string) => Promise<boolean>;
}

type Answer = PromiseLike<{ error?: unknown }>;

/** The mutations of whose contacts they are, all alike. */
interface ContactMutations {
  create: (arg: { id: string; 'idempotency-key': string; contactFields: Person }) => Answer;
  update: (arg: { id: string; contactId: string; 'if-match'?: string; contactFields: Person }) => Answer;
  remove: (arg: { id: string; contactId: string }) => Answer;
}

interface Reports {
  reportSave: (answer: Answer) => Promise<SaveResult>;
  reportRemoval: (answer: Answer) => Promise<boolean>;
}

/** The calls of one organisation or department, whose id it is. */
export function contactCalls(
  id: string,
  { create, update, remove }: ContactMutations,
  { reportSave, reportRemoval }: Reports,
): ContactCalls {
  return {
    create: (contactFields, key) => reportSave(create({ id, 'idempotency-key': key, contactFields })),
    update: (contactId, contactFields, etag) =>
      reportSave(update({ id, contactId, ...ifMatch(etag), contactFields })),
    remove: (contactId) => reportRemoval(remove({ id, contactId })),
  };
}
