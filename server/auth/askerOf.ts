import { eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser, person } from '../db/schema';
import type { Asker } from '../domain/asker';
import type { Holder, Principal } from '../domain/principal';
import { unauthorized } from '../http/failure';

/**
 * A call occupies slots in the queues of its caller's organisation. A person in several organisations and a
 * global admin have their own slots, because an organisation that adds such a person must not use these up.
 * @throws ServiceFailure 401 for an account that no longer belongs to an organisation: otherwise its token
 * would get slots of its own
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

export function askerOfKey({ userId: who, organizationRelations: [own] }: Principal): Asker {
  return { who, ...(own && { group: own.organizationId }) };
}
