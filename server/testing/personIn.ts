import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser, person } from '../db/schema';

export async function personIn(orm: Orm, organizationId: string, email: string): Promise<string> {
  const [found] = await orm
    .select({ id: person.id })
    .from(person)
    .innerJoin(appUser, eq(appUser.id, person.userId))
    .where(and(eq(person.organizationId, organizationId), eq(appUser.email, email)));
  if (found === undefined) throw new Error(`${email} is nobody there`);
  return found.id;
}
