import { and, eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { entityTag } from '../access/entityTag';
import { invalid, missing } from '../access/failure';
import { administeredOrganization, idOf, organizationScope, readOrganization } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import { logoRoute, logoUpdateRoute } from '../contract/organizationChanges';
import { organization, organizationLogo } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';
import { judgeLogo } from '../organizations/logoImage';

/** The logo of an organisation (specification, administration area, sections 5 and 7). */
export function registerLogoRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(logoRoute, async (c) => {
    const id = idOf(c.req.valid('param').id);
    const [logo] = await orm
      .select({ contentType: organizationLogo.contentType, content: organizationLogo.content })
      .from(organizationLogo)
      .innerJoin(organization, eq(organization.id, organizationLogo.organizationId))
      .where(and(eq(organization.id, id), organizationScope(orm, c.var.principal)));
    if (logo === undefined) throw missing();
    return c.body(new Uint8Array(logo.content), 200, {
      'Content-Type': logo.contentType,
      ETag: entityTag(Buffer.from(logo.content).toString('base64')),
    });
  });

  app.openapi(logoUpdateRoute, async (c) => {
    const { principal } = c.var;
    const { id } = c.req.valid('param');
    // Whoever may not change it is told so before anything is said about the file.
    await readOrganization(orm, principal, id);
    const content = Buffer.from(await c.req.valid('form').file.arrayBuffer());
    const verdict = await judgeLogo(content);
    if ('refusal' in verdict) throw invalid({ field: 'file', textId: verdict.refusal });
    const logo = { content, contentType: verdict.contentType };
    await orm.transaction(async (transaction) => {
      const organizationId = await administeredOrganization(transaction, principal, id);
      await transaction
        .insert(organizationLogo)
        .values({ organizationId, ...logo })
        .onConflictDoUpdate({ target: organizationLogo.organizationId, set: logo });
    });
    return c.json(success(null), 200);
  });
}
