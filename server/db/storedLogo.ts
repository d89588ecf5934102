import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from './client';
import { organization, organizationLogo } from './schema';

export async function storedLogo(orm: Orm, organizationId: string, scope?: SQL) {
  const [logo] = await orm
    .select({ contentType: organizationLogo.contentType, content: organizationLogo.content })
    .from(organizationLogo)
    .innerJoin(organization, eq(organization.id, organizationLogo.organizationId))
    .where(and(eq(organization.id, organizationId), scope));
  return logo && { contentType: logo.contentType, content: Buffer.from(logo.content) };
}
