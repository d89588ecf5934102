import { createAccountLink } from '../auth/account-links/accountLinks';
import { recordOperatorChanges } from '../calls/recordChanges';
import { StoredEmailSchema } from '../domain/schemas';
import { addGlobalAdmin, removeGlobalAdmin } from '../features/global-admins/globalAdmins.changes';
import { erasePerson } from '../features/people/erasePerson';
import { forgetStore } from '../features/stacks/pictures/storeMark';
import { ServiceFailure } from '../http/failure';
import { confirmLink } from '../mail/accountMails';
import { eraseInMails } from '../mail/outbox';
import { listGlobalAdmins, selectGlobalAdmins } from '../people/globalAdmins.queries';
import { readCardCommand } from './cardCommands';
import { CommandError } from './commandError';
import type { DatabaseCommand, Operator, Surroundings } from './databaseCommand';
import { retry } from './retry';

/**
 * @returns undefined for unknown commands and those that need no database
 * @throws CommandError for an invalid address or card
 */
export function readDatabaseCommand(words: readonly string[]): DatabaseCommand | undefined {
  const [subject, act, address, ...more] = words;
  if (subject === 'retry' && act === undefined) return retry;
  if (subject === 'new-store' && act === undefined) return newStore;
  if (subject === 'card') return readCardCommand(words.slice(1));
  if (subject === 'erase' && act !== undefined && address === undefined) {
    const erased = emailIn(act);
    return (...context) => erase(erased, ...context);
  }
  if (subject !== 'admin' || more.length > 0) return undefined;
  if (address === undefined) return act === 'list' ? listAdmins : undefined;
  const email = emailIn(address);
  if (act === 'create') return (...context) => createAdmin(email, ...context);
  if (act === 'remove') return (...context) => removeAdmin(email, ...context);
  return undefined;
}

function emailIn(address: string): string {
  const read = StoredEmailSchema.safeParse(address);
  if (!read.success) throw new CommandError(`"${address}" is no e-mail address.`);
  return read.data;
}

async function listAdmins({ database }: Surroundings): Promise<string[]> {
  const admins = await listGlobalAdmins(database.orm);
  if (admins.length === 0)
    return ['There is no global admin. The first one is made by: admin create <e-mail>'];
  return admins.map(
    ({ email, name, confirmed }) =>
      `${email}  ${name}${confirmed ? '' : '  (has not chosen a password yet)'}`,
  );
}

async function createAdmin(
  email: string,
  { publicUrl, ...deps }: Surroundings,
  { name: operator, language }: Operator,
): Promise<string[]> {
  return recordOperatorChanges(deps, { operator, operationId: 'addGlobalAdmin' }, async (transaction) => {
    const appointment = { principal: undefined, email, language, now: deps.now() };
    const { result: admin, changes } = await addGlobalAdmin(transaction, appointment);
    const first = `${email} is ${changes.length > 0 ? 'now' : 'already'} a global admin`;
    if (admin.confirmed)
      return { result: [`${first}, and logs in with the password of the account.`], changes };
    const link = { userId: admin.userId, purpose: 'printed', now: deps.now() } as const;
    const token = await createAccountLink(transaction, link);
    const lines = [
      `${first}. Choose the password within 72 hours:`,
      confirmLink({ to: email, token, publicUrl }),
    ];
    return { result: lines, changes };
  });
}

async function removeAdmin(
  email: string,
  deps: Surroundings,
  { name: operator }: Operator,
): Promise<string[]> {
  return recordOperatorChanges(deps, { operator, operationId: 'removeGlobalAdmin' }, async (transaction) => {
    const admins = await selectGlobalAdmins(transaction);
    const admin = admins.find((one) => one.email === email);
    if (admin === undefined) throw new CommandError(`${email} is no global admin.`);
    const changes = await removeGlobalAdmin(transaction, undefined, admin.userId);
    return { result: [`${email} is no global admin any more.`], changes };
  });
}

async function erase(email: string, deps: Surroundings, { name: operator }: Operator): Promise<string[]> {
  const { rows, mails } = await recordOperatorChanges(
    deps,
    { operator, operationId: 'erasePerson' },
    async (transaction) => {
      const { result, changes } = await erasePerson(transaction, email);
      // The mails are changed before the transaction ends: if a file cannot be read or written, nothing is
      // erased.
      const mails = await eraseInMails(deps.outbox, result.texts);
      return { result: { rows: result.rows, mails }, changes };
    },
  );
  if (rows + mails === 0) throw new CommandError(`Nothing is known of ${email}.`);
  return [
    `Everything that was known of ${email} is erased: ${rows} records were deleted or anonymised.`,
    ...(mails > 0 ? [`Mails of the outbox that were removed or have lost the name: ${mails}.`] : []),
    'Back-ups, logs and the outboxes of other instances still contain the data.',
  ];
}

async function newStore({ database }: Surroundings): Promise<string[]> {
  await forgetStore(database.unrecorded);
  return [
    'The next start of the service marks the store that its settings name as the one of this database.',
  ];
}

export async function carryOut(
  command: DatabaseCommand,
  ...context: Parameters<DatabaseCommand>
): Promise<string[]> {
  try {
    return await command(...context);
  } catch (failure) {
    // The operator is told what a caller would be told.
    if (failure instanceof ServiceFailure) throw new CommandError(failure.message);
    throw failure;
  }
}
