import { eq, sql } from 'drizzle-orm';
import type { mail } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';
import { nameGiven } from '../db/knownName';
import { appUser, organization } from '../db/schema';
import type { Invitation } from '../mail/accountMails';

type Posted = Pick<typeof mail.$inferSelect, 'organizationId' | 'senderId' | 'access' | 'ownerName'>;

/**
 * The sender's name is read when the mail is sent, because the stored mail contains no name. If the sender is
 * a global admin without a name in the organisation, the mail names only the organisation.
 */
export async function invitationOf(
  orm: WritableOrm,
  { organizationId, senderId, access, ownerName }: Posted,
): Promise<Invitation> {
  const given = access === null || ownerName === null ? null : { access, owner: ownerName };
  if (organizationId === null)
    return { inviter: await nameOfAccount(orm, senderId), organization: null, given: null };
  const inviter = nameGiven({ organizationId: organization.id, userId: sql`${senderId}::uuid` });
  const [found] = await orm
    .select({ inviter, organization: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId));
  if (found === undefined) throw new Error('A mail outlived its organisation');
  return { ...found, given };
}

async function nameOfAccount(orm: WritableOrm, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [account] = await orm
    .select({ name: sql<string | null>`nullif(${appUser.name}, split_part(${appUser.email}, '@', 1))` })
    .from(appUser)
    .where(eq(appUser.id, id));
  return account?.name ?? null;
}
