import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { refreshToken } from '../../db/accountSchema';
import type { Orm, WritableOrm } from '../../db/client';
import { appUser } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import type { TokenKeys } from '../../ports/tokenSecret';
import { lockAccounts } from '../lockAccounts';
import { drawToken, hashOf } from './secretToken';

const hour = 60 * 60 * 1000;
const idleLifetime = 12 * hour;
const familyLifetime = 7 * 24 * hour;

type Dependencies = Pick<ServiceDependencies, 'database' | 'tokenSecret' | 'now'>;

/**
 * The next token is derived from its parent and not generated at random: the same parent gives the same
 * token, and no plain token is stored.
 */
function successorOf(token: string, { refresh }: TokenKeys): string {
  return createHmac('sha256', refresh).update(`refresh-successor:${token}`).digest('base64url');
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

interface Family {
  sessionId: string;
  refreshToken: string;
}

interface SignInPlace {
  agent?: string | undefined;
  address?: string;
}

const longestAgent = 300;

/**
 * A person has a few sessions per account. A program that signs in for each call and never signs out would
 * leave any number of them.
 */
const mostSessions = 50;

export async function makeRoomForSession(transaction: WritableOrm, userId: string): Promise<void> {
  await transaction.execute(sql`
    delete from ${refreshToken} where ${refreshToken.userId} = ${userId} and ${refreshToken.family} in (
      select ${refreshToken.family} from ${refreshToken} where ${refreshToken.userId} = ${userId}
      group by ${refreshToken.family} order by max(${refreshToken.issuedAt}) desc offset ${mostSessions - 1}
    )`);
}

export async function startFamily(
  orm: WritableOrm,
  userId: string,
  issuedAt: Date,
  { agent, address }: SignInPlace = {},
): Promise<Family> {
  const token = drawToken();
  const family = randomUUID();
  await orm.insert(refreshToken).values({
    hash: hashOf(token),
    family,
    userId,
    issuedAt,
    expiresAt: after(issuedAt, idleLifetime),
    familyExpiresAt: after(issuedAt, familyLifetime),
    agent: agent?.slice(0, longestAgent),
    address,
  });
  return { sessionId: family, refreshToken: token };
}

export async function ownerOfToken(orm: Orm, token: string) {
  const [owner] = await orm
    .select({ userId: appUser.id, email: appUser.email })
    .from(refreshToken)
    .innerJoin(appUser, eq(appUser.id, refreshToken.userId))
    .where(eq(refreshToken.hash, hashOf(token)));
  return owner;
}

/**
 * A used token gives the same successor until that successor is used, because an answer may be lost and two
 * tabs may ask at the same time. A use after that proves that a stranger holds a copy, and ends the family.
 */
export async function rotate(
  deps: Dependencies,
  { userId }: Pick<Principal, 'userId'>,
  token: string,
): Promise<Family> {
  const orm = deps.database.unrecorded;
  const successor = successorOf(token, deps.tokenSecret.current);
  const hash = hashOf(token);
  const family = await spend(orm, { hash, userId, successorHash: hashOf(successor), now: deps.now() });
  if (family !== undefined) return { sessionId: family, refreshToken: successor };
  const next = alias(refreshToken, 'next');
  const [spent] = await orm
    .select({
      spentAt: refreshToken.spentAt,
      successorHash: refreshToken.successorHash,
      nextSpentAt: next.spentAt,
      nextExpiresAt: next.expiresAt,
      family: refreshToken.family,
    })
    .from(refreshToken)
    .innerJoin(next, eq(next.hash, refreshToken.successorHash))
    .where(and(eq(refreshToken.hash, hash), eq(refreshToken.userId, userId)));
  if (spent === undefined || spent.spentAt === null) throw unauthorized();
  if (spent.nextSpentAt === null && spent.nextExpiresAt <= deps.now()) throw unauthorized();
  // Another instance may have derived the successor while the secret was changed.
  const issued = deps.tokenSecret.accepted
    .map((keys) => successorOf(token, keys))
    .find((derived) => hashOf(derived) === spent.successorHash);
  if (spent.nextSpentAt === null && issued !== undefined)
    return { sessionId: spent.family, refreshToken: issued };
  await orm.transaction(async (transaction) => {
    await lockAccounts(transaction, [userId]);
    await transaction.delete(refreshToken).where(eq(refreshToken.family, spent.family));
  });
  throw unauthorized();
}

interface Spending {
  hash: string;
  userId: string;
  successorHash: string;
  now: Date;
}

/**
 * A single statement marks the token as used. If two calls bring the same token, only the first one issues
 * the successor. The statement locks the account before the token, in the order of all code that ends sessions.
 */
async function spend(orm: Orm, { hash, userId, successorHash, now }: Spending): Promise<string | undefined> {
  const at = now.toISOString();
  const idleEnd = after(now, idleLifetime).toISOString();
  const { rows } = await orm.execute<{ family: string }>(sql`
    with owner as materialized (
      select id from app_user where id = ${userId} for key share
    ), spent as (
      update refresh_token set spent_at = ${at}, successor_hash = ${successorHash}
      from owner
      where hash = ${hash} and user_id = owner.id and spent_at is null and expires_at > ${at}
      returning family, user_id, family_expires_at
    )
    insert into refresh_token (hash, family, user_id, issued_at, expires_at, family_expires_at)
    select ${successorHash}, family, user_id, ${at}, least(${idleEnd}, family_expires_at), family_expires_at
    from spent
    returning family`);
  return rows[0]?.family;
}

export async function endFamily(transaction: WritableOrm, token: string): Promise<void> {
  const [found] = await transaction
    .select({ userId: refreshToken.userId, family: refreshToken.family })
    .from(refreshToken)
    .where(eq(refreshToken.hash, hashOf(token)));
  if (found === undefined) return;
  await lockAccounts(transaction, [found.userId]);
  await transaction.delete(refreshToken).where(eq(refreshToken.family, found.family));
}
