import { eq, sql } from 'drizzle-orm';
import { byName } from '../db/byName';
import type { Orm } from '../db/client';
import { appUser } from '../db/schema';

export const globalAdminColumns = {
  userId: appUser.id,
  name: appUser.name,
  email: appUser.email,
  confirmed: sql<boolean>`${appUser.passwordHash} is not null`,
};

export function selectGlobalAdmins(orm: Orm) {
  return orm.select(globalAdminColumns).from(appUser).where(eq(appUser.isGlobalAdmin, true));
}

export type GlobalAdmin = Awaited<ReturnType<typeof selectGlobalAdmins>>[number];

export function listGlobalAdmins(orm: Orm) {
  return selectGlobalAdmins(orm).orderBy(byName(appUser.name), appUser.id);
}
