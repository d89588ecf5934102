import { eq, sql } from 'drizzle-orm';
import { apiKey } from '../db/apiKeySchema';
import type { Orm } from '../db/client';
import { appUser, person } from '../db/schema';
import type { Asker } from '../domain/asker';
import type { Holder } from '../domain/principal';
import { unauthorized } from '../http/failure';

/**
 * A call takes places of its caller's organisation. A person who is in several organisations has places of their own, and so has a global
 * admin: an organisation that adds such a person must not use up their places.
 * @throws ServiceFailure 401 for a key, or an account, that belongs to none any more: its token would hold places of its own
 */
export async function askerOf(orm: Orm, { userId, email, keyHash }: Holder): Promise<Asker> {
  const who = userId ?? email;
  if (userId === undefined) return { who };
  const found = await (keyHash === undefined
    ? orm
        .select({ id: person.organizationId, isGlobalAdmin: appUser.isGlobalAdmin })
        .from(appUser)
        .leftJoin(person, eq(person.userId, appUser.id))
        .where(eq(appUser.id, userId))
        .limit(2)
    : orm
        .select({ id: apiKey.organizationId, isGlobalAdmin: sql<boolean>`false` })
        .from(apiKey)
        .where(eq(apiKey.hash, keyHash)));
  const [first, second] = found;
  if (first === undefined || (first.id === null && !first.isGlobalAdmin)) throw unauthorized();
  const isOfOne = second === undefined && !first.isGlobalAdmin;
  return { who, group: isOfOne ? (first.id ?? who) : who };
}
