import { and, eq, isNotNull } from 'drizzle-orm';
import { administeredOrganization, organizationScope, requireId } from '../../auth/scope';
import { byName } from '../../db/byName';
import { measurementCardVersion } from '../../db/cardSchema';
import type { Orm, WritableOrm } from '../../db/client';
import { currentCardVersion } from '../../db/currentCardVersion';
import { isOneOfIds } from '../../db/isOneOfIds';
import { measurementCard, organization } from '../../db/schema';
import { cardInLanguage } from '../../domain/cardInLanguage';
import type { Change } from '../../domain/change';
import type { Language } from '../../domain/languages';
import type { Principal } from '../../domain/principal';
import { entityTag, requireVersion } from '../../http/entityTag';
import { missing } from '../../http/failure';

const exportFormat = 'Csv' as const;

interface Choice {
  measurementCardId: string | null;
  stackNumbering: (typeof organization.$inferSelect)['stackNumbering'];
}

function cardTag({ measurementCardId, stackNumbering }: Choice): string {
  return entityTag([measurementCardId, stackNumbering, exportFormat]);
}

export function measurementCardNames(orm: Orm) {
  return orm
    .select({ measurementCardId: measurementCard.id, measurementCardName: measurementCard.name })
    .from(measurementCard)
    .where(isNotNull(currentCardVersion(measurementCard.id)))
    .orderBy(byName(measurementCard.name), measurementCard.id);
}

export async function getOrganizationCard(
  orm: Orm,
  organizationId: string,
  { principal, language }: { principal: Principal; language: Language },
) {
  const [found] = await orm
    .select({
      organizationId: organization.id,
      measurementCardId: measurementCard.id,
      measurementCardName: measurementCard.name,
      stackNumbering: organization.stackNumbering,
      definition: measurementCardVersion.definition,
    })
    .from(organization)
    .innerJoin(measurementCard, eq(measurementCard.id, organization.measurementCardId))
    .innerJoin(measurementCardVersion, eq(measurementCardVersion.id, currentCardVersion(measurementCard.id)))
    .where(and(eq(organization.id, requireId(organizationId)), organizationScope(orm, principal)));
  if (found === undefined) throw missing();
  const { definition, ...card } = found;
  const { fields, displayConfigurationAdmin, volumeFieldId, volumeFields, evidenceLimits, reportConfig } =
    cardInLanguage(definition, language);
  return {
    ...card,
    exportFormat,
    fields,
    displayConfigurationAdmin,
    volumeFieldId,
    volumeFields,
    evidenceLimits,
    reportConfig: reportConfig ?? null,
    etag: cardTag(found),
  };
}

/**
 * Measured stacks keep the card version by which they were measured.
 * @throws ServiceFailure 412 if somebody else has chosen a card since the caller read the choice
 */
export async function chooseCard(
  transaction: WritableOrm,
  principal: Principal,
  organizationId: string,
  { choice, ifMatch }: { choice: Choice & { measurementCardId: string }; ifMatch: string | undefined },
): Promise<Change[]> {
  const measurementCardId = requireId(choice.measurementCardId);
  const { stackNumbering } = choice;
  const found = await administeredOrganization(transaction, principal, organizationId);
  const names = await cardNames(transaction, [measurementCardId, found.measurementCardId]);
  if (!names.has(measurementCardId)) throw missing();
  requireVersion(ifMatch, cardTag(found));
  await transaction
    .update(organization)
    .set({ measurementCardId, stackNumbering })
    .where(eq(organization.id, found.id));
  const isOther = measurementCardId !== found.measurementCardId;
  return [
    {
      kind: 'Organization',
      id: found.id,
      name: found.name,
      organizationId: found.id,
      before: {
        measurementCard: names.get(found.measurementCardId ?? ''),
        stackNumbering: found.stackNumbering,
      },
      after: { measurementCard: names.get(measurementCardId), stackNumbering },
      // Two cards may have one name.
      hasChangedOtherwise: isOther,
    },
  ];
}

async function cardNames(orm: Orm, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const cardIds = ids.filter((id) => id !== null);
  const rows = await orm
    .select({ id: measurementCard.id, name: measurementCard.name })
    .from(measurementCard)
    .where(and(isOneOfIds(measurementCard.id, cardIds), isNotNull(currentCardVersion(measurementCard.id))));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
