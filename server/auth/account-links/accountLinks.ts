import { and, eq, gt, inArray } from 'drizzle-orm';
import { accountLink } from '../../db/accountSchema';
import type { Orm } from '../../db/client';
import { appUser } from '../../db/schema';
import { drawToken, hashOf } from '../tokens/secretToken';

type Purpose = (typeof accountLink.$inferSelect)['purpose'];

const minutes: Readonly<Record<Purpose, number>> = { reset: 60, confirm: 72 * 60 };

interface NewLink {
  userId: string;
  purpose: Purpose;
  now: Date;
}

/** The token of a new link to be mailed; an older link of the same purpose is worth nothing from now on. */
export async function createAccountLink(orm: Orm, { userId, purpose, now }: NewLink): Promise<string> {
  const token = drawToken();
  const link = { hash: hashOf(token), expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000) };
  await orm
    .insert(accountLink)
    .values({ userId, purpose, ...link })
    .onConflictDoUpdate({ target: [accountLink.userId, accountLink.purpose], set: link });
  return token;
}

interface Spending {
  /** Lower case. */
  email: string;
  purpose: Purpose;
  token: string;
  now: Date;
}

/** Uses a link up; the id of its owner, or undefined when this is not the newest, unused, living link of the address. */
export async function consumeAccountLink(
  orm: Orm,
  { email, purpose, token, now }: Spending,
): Promise<string | undefined> {
  const owner = orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
  const [spent] = await orm
    .delete(accountLink)
    .where(
      and(
        inArray(accountLink.userId, owner),
        eq(accountLink.purpose, purpose),
        eq(accountLink.hash, hashOf(token)),
        gt(accountLink.expiresAt, now),
      ),
    )
    .returning({ userId: accountLink.userId });
  return spent?.userId;
}
