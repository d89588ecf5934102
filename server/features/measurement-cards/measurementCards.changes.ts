import { and, asc, eq } from 'drizzle-orm';
import { administeredOrganization, idOf, organizationScope } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { measurementCard, organization } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { entityTag, requireVersion } from '../../http/entityTag';
import { missing } from '../../http/failure';

/** The only format of the export that there is. */
const exportFormat = 'Csv' as const;

interface Choice {
  measurementCardId: string | null;
  stackNumbering: (typeof organization.$inferSelect)['stackNumbering'];
}

/** The version of what an organisation measures with. */
function cardTag({ measurementCardId, stackNumbering }: Choice): string {
  return entityTag([measurementCardId, stackNumbering, exportFormat]);
}

/** The cards that can be given to organisations, by name. */
export function measurementCardNames(orm: Orm) {
  return orm
    .select({ measurementCardId: measurementCard.id, measurementCardName: measurementCard.name })
    .from(measurementCard)
    .orderBy(asc(measurementCard.name), measurementCard.id);
}

/** The card that an organisation measures with; 404 when it has none, or the caller has nothing to do with it. */
export async function getOrganizationCard(orm: Orm, principal: Principal, organizationId: string) {
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
    .where(and(eq(organization.id, idOf(organizationId)), organizationScope(orm, principal)));
  if (found === undefined) throw missing();
  const { definition, ...card } = found;
  const { fields, displayConfigurationAdmin, volumeFieldId, reportConfig } = definition;
  return {
    ...card,
    exportFormat,
    fields,
    displayConfigurationAdmin,
    volumeFieldId,
    reportConfig: reportConfig ?? null,
    etag: cardTag(found),
  };
}

/** Chooses the card and the numbering of an organisation; 412 when somebody else chose meanwhile. */
export async function chooseCard(
  orm: Orm,
  principal: Principal,
  organizationId: string,
  choice: Choice & { measurementCardId: string },
  ifMatch: string | undefined,
): Promise<void> {
  const measurementCardId = idOf(choice.measurementCardId);
  await orm.transaction(async (transaction) => {
    const found = await administeredOrganization(transaction, principal, organizationId);
    const isKnown =
      (await transaction.$count(measurementCard, eq(measurementCard.id, measurementCardId))) > 0;
    if (!isKnown) throw missing();
    requireVersion(ifMatch, cardTag(found));
    await transaction
      .update(organization)
      .set({ measurementCardId, stackNumbering: choice.stackNumbering })
      .where(eq(organization.id, found.id));
  });
}
