import { and, asc, eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { entityTag, requireVersion } from '../access/entityTag';
import { missing } from '../access/failure';
import { administeredOrganization, idOf, organizationScope } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import {
  measurementCardListRoute,
  organizationMeasurementCardRoute,
  organizationMeasurementCardUpdateRoute,
} from '../contract/measurementCard';
import { measurementCard, organization } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';

/** The only format of the export that there is. */
const exportFormat = 'Csv' as const;

/** The version of what an organisation measures with. */
function cardTag({
  measurementCardId,
  stackNumbering,
}: Pick<typeof organization.$inferSelect, 'measurementCardId' | 'stackNumbering'>): string {
  return entityTag([measurementCardId, stackNumbering, exportFormat]);
}

export function registerMeasurementCardRoutes(
  app: ServiceApp,
  { database: { orm } }: ServiceDependencies,
): void {
  app.openapi(measurementCardListRoute, async (c) => {
    const cards = await orm
      .select({ measurementCardId: measurementCard.id, measurementCardName: measurementCard.name })
      .from(measurementCard)
      .orderBy(asc(measurementCard.name), measurementCard.id);
    return c.json(success(cards), 200);
  });

  app.openapi(organizationMeasurementCardRoute, async (c) => {
    const [found] = await orm
      .select({
        organizationId: organization.id,
        measurementCardId: measurementCard.id,
        measurementCardName: measurementCard.name,
        stackNumbering: organization.stackNumbering,
        definition: measurementCard.definition,
      })
      .from(organization)
      .innerJoin(measurementCard, eq(measurementCard.id, organization.measurementCardId))
      .where(
        and(eq(organization.id, idOf(c.req.valid('param').id)), organizationScope(orm, c.var.principal)),
      );
    if (found === undefined) throw missing();
    const { definition, ...card } = found;
    const { fields, displayConfigurationAdmin } = definition;
    const etag = cardTag(found);
    c.header('ETag', etag);
    return c.json(success({ ...card, exportFormat, fields, displayConfigurationAdmin, etag }), 200);
  });

  app.openapi(organizationMeasurementCardUpdateRoute, async (c) => {
    const { measurementCardId, stackNumbering } = c.req.valid('json');
    await orm.transaction(async (transaction) => {
      const isIt = eq(
        organization.id,
        await administeredOrganization(transaction, c.var.principal, c.req.valid('param').id),
      );
      const cardId = idOf(measurementCardId);
      if ((await transaction.$count(measurementCard, eq(measurementCard.id, cardId))) === 0) throw missing();
      const [found] = await transaction.select().from(organization).where(isIt);
      if (found === undefined) throw missing();
      requireVersion(c.req.valid('header')['if-match'], cardTag(found));
      await transaction.update(organization).set({ measurementCardId: cardId, stackNumbering }).where(isIt);
    });
    return c.json(success(null), 200);
  });
}
