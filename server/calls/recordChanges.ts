import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database, WritableOrm } from '../db/client';
import { historyEntry, storedFields } from '../db/historySchema';
import { knownName } from '../db/knownName';
import { department, organization, person } from '../db/schema';
import { type Change, type Changed, toldChange } from '../domain/change';
import type { Principal } from '../domain/principal';
import { fileOfRoute } from '../http/createRoute';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';

/**
 * The change and its history entries are written in one transaction, so that either both exist or neither.
 * `work` gets the only transaction that a changing call has, and returns the changes.
 */
export async function recordChanges(
  deps: Pick<ServiceDependencies, 'database' | 'now'>,
  c: Context<ServiceEnv>,
  work: (transaction: WritableOrm) => Promise<readonly Change[]>,
): Promise<void> {
  await recordResult(deps, c, async (transaction) => ({
    result: undefined,
    changes: await work(transaction),
  }));
}

export async function recordResult<Result>(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  c: Context<ServiceEnv>,
  work: (transaction: WritableOrm) => Promise<Changed<Result>>,
): Promise<Result> {
  return database.unrecorded.transaction(async (transaction) => {
    const { result, changes } = await work(transaction);
    await writeHistory(transaction, { c, actor: c.var.principal, at: now() }, changes);
    return result;
  });
}

export const ownOperations = ['beginNextContract', 'deleteOldStacks'] as const;

type OwnOperation = (typeof ownOperations)[number];

export async function recordOwnChanges(
  database: Database,
  { operationId, at }: { operationId: OwnOperation; at: Date },
  work: (transaction: WritableOrm) => Promise<readonly Change[]>,
): Promise<void> {
  await database.unrecorded.transaction(async (transaction) => {
    const changes = await work(transaction);
    const origin = { operationId, requestId: randomUUID(), clientAddress: null, actor: null, at };
    await writeEntries(transaction, origin, changes);
  });
}

/** An operator has no account, because anybody who may give commands has access to the data itself. */
const operatorsAccount = '00000000-0000-0000-0000-000000000000';

/** The operator is the name of the person's account on the machine, because operators have none in Stackyard. */
interface OperatorsAct {
  operator: string;
  operationId: string;
}

export async function recordOperatorChanges<Result>(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  { operator, operationId }: OperatorsAct,
  work: (transaction: WritableOrm) => Promise<Changed<Result>>,
): Promise<Result> {
  return database.unrecorded.transaction(async (transaction) => {
    const { result, changes } = await work(transaction);
    const actor = { userId: operatorsAccount, name: `${operator} (command line)`, isGlobalAdmin: true };
    const origin = { operationId, requestId: randomUUID(), clientAddress: 'command line', actor, at: now() };
    await writeEntries(transaction, origin, changes);
    return result;
  });
}

type Actor = Pick<Principal, 'userId' | 'name'> &
  Partial<Pick<Principal, 'sessionId' | 'isGlobalAdmin' | 'keyHash'>>;

interface Call {
  c: Context<ServiceEnv>;
  actor: Actor;
  at: Date;
}

export function writeHistory(
  transaction: WritableOrm,
  { c, actor, at }: Call,
  changes: readonly Change[],
): Promise<void> {
  const { requestId, clientAddress, route } = c.var;
  if (!route.history && changes.some(({ organizationId }) => organizationId !== null))
    throw new Error(
      `${route.operationId} changes an organisation: write \`history: true\` into its route in ${fileOfRoute(route)}`,
    );
  const origin = { operationId: route.operationId, requestId, clientAddress, actor, at };
  return writeEntries(transaction, origin, changes);
}

interface Origin {
  operationId: string;
  requestId: string;
  clientAddress: string | null;
  /** Null means the service itself, which changes data without a person. */
  actor: Actor | null;
  at: Date;
}

const serviceName = 'Stackyard';

/**
 * Unchanged things get no entry; the entries of all others are written in one statement. An entry names the
 * person as the organisation does, or by the e-mail address. It does not use the account's own name, because
 * another organisation may have chosen that. The names of organisation and department are those after the
 * change.
 */
async function writeEntries(
  transaction: WritableOrm,
  { operationId, requestId, clientAddress, actor, at }: Origin,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes
    .flatMap((change) => toldChange(change) ?? [])
    .map((entry) => ({ ...entry, fields: storedFields(entry.fields) }));
  if (rows.length === 0) return;
  const userId = sql`${actor?.userId ?? null}::uuid`;
  const ownName = sql`case
    when ${actor === null || actor.isGlobalAdmin === true || actor.keyHash !== undefined} or changed."organizationId" is null
      then ${actor?.name ?? serviceName}
    else ${knownName({ organizationId: sql`changed."organizationId"`, userId })}
  end`;
  await transaction.execute(sql`
    insert into ${historyEntry} (
      at, operation_id, request_id, client_address, session_id, user_id, user_name, person_id,
      organization_id, organization_name, department_id, department_name, kind, thing_id, thing_name, fields
    )
    select ${at.toISOString()}::timestamptz, ${operationId}, ${requestId}::uuid, ${clientAddress}::text,
      ${actor?.sessionId ?? null}::uuid, ${userId}, ${ownName}, ${person.id},
      changed."organizationId",
      case changed.kind when 'Organization' then changed.name else ${organization.name} end,
      changed."departmentId",
      case changed.kind when 'Department' then changed.name else ${department.name} end,
      changed.kind, changed.id, changed.name, changed.fields
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      kind text, id uuid, name text, "organizationId" uuid, "departmentId" uuid, fields jsonb
    )
    left join ${organization} on ${organization.id} = changed."organizationId"
    left join ${department} on ${department.id} = changed."departmentId"
    left join ${person}
      on ${person.organizationId} = changed."organizationId" and ${person.userId} = ${userId}`);
}
