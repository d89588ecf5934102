import { and, asc, eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { missing } from '../access/failure';
import { idOf, organizationScope } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import { measurementCardListRoute, organizationMeasurementCardRoute } from '../contract/measurementCard';
import { measurementCard, organization } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';

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
    return c.json(success({ ...card, exportFormat: 'Csv' as const, fields, displayConfigurationAdmin }), 200);
  });
}
