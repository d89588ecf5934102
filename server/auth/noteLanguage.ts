import { and, eq, sql } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import { languageIn } from '../texts/language';

export async function noteLanguage(
  orm: WritableOrm,
  userId: string,
  acceptLanguage: string | undefined,
): Promise<void> {
  const language = languageIn(acceptLanguage);
  if (language === undefined) return;
  await orm
    .update(appUser)
    .set({ language })
    .where(and(eq(appUser.id, userId), sql`${appUser.language} is distinct from ${language}`));
}
