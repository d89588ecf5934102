import { eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser, person } from '../db/schema';
import type { Asker } from '../domain/asker';
import type { Holder, Principal } from '../domain/principal';
import { unauthorized } from '../http/failure';

/**
 * A call takes places of its caller's organisation. A person who is in several organisations has places of their own, and so has a global
 * admin: an organisation that adds such a person must not use up their places.
 * @throws ServiceFailure 401 for an account that belongs to none any more: its token would hold places of its own
 */
export async function askerOf(orm: Orm, { userId, email }: Holder): Promise<Asker> {
  const who = userId ?? email;
  if (userId === undefined) return { who };
  const [first, second] = await orm
    .select({ id: person.organizationId, isGlobalAdmin: appUser.isGlobalAdmin })
    .from(appUser)
    .leftJoin(person, eq(person.userId, appUser.id))
    .where(eq(appUser.id, userId))
    .limit(2);
  if (first === undefined || (first.id === null && !first.isGlobalAdmin)) throw unauthorized();
  const isOfOne = second === undefined && !first.isGlobalAdmin;
  return { who, group: isOfOne ? (first.id ?? who) : who };
}

/** A key, loaded just now, takes places of its organisation. */
export function askerOfKey({ userId: who, organizationRelations: [own] }: Principal): Asker {
  return { who, ...(own && { group: own.organizationId }) };
}
