import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { requireId } from '../../auth/scope';
import { byName } from '../../db/byName';
import { measurementCardVersion } from '../../db/cardSchema';
import type { Orm } from '../../db/client';
import { appUser, measurementCard, organization } from '../../db/schema';
import { inWrittenOrder } from '../../domain/cardDocument';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';

export async function cardsWithVersions(orm: Orm) {
  const cards = await orm
    .select({
      measurementCardId: measurementCard.id,
      measurementCardName: measurementCard.name,
      organizations: count(organization.id),
    })
    .from(measurementCard)
    .leftJoin(organization, eq(organization.measurementCardId, measurementCard.id))
    .groupBy(measurementCard.id)
    .orderBy(byName(measurementCard.name), measurementCard.id);
  const rows = await orm
    .select({
      cardId: measurementCardVersion.cardId,
      version: measurementCardVersion.version,
      publishedAt: measurementCardVersion.publishedAt,
      publishedBy: appUser.name,
    })
    .from(measurementCardVersion)
    .leftJoin(appUser, eq(appUser.id, measurementCardVersion.publishedById))
    .orderBy(desc(measurementCardVersion.version));
  return cards.map((card) => ({
    ...card,
    versions: rows
      .filter(({ cardId }) => cardId === card.measurementCardId)
      .map(({ version, publishedAt, publishedBy }) => ({
        version,
        publishedAt: publishedAt?.toISOString() ?? null,
        publishedBy,
      })),
  }));
}

const documentColumns = {
  measurementCardId: measurementCard.id,
  name: measurementCard.name,
  version: measurementCardVersion.version,
  publishedAt: measurementCardVersion.publishedAt,
  definition: measurementCardVersion.definition,
};

function selectVersions(orm: Orm) {
  return orm
    .select(documentColumns)
    .from(measurementCardVersion)
    .innerJoin(measurementCard, eq(measurementCard.id, measurementCardVersion.cardId));
}

type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

function withDocument({ name, definition, publishedAt, ...version }: VersionRow) {
  // Cards of former versions may lack a report.
  const { reportConfig = null, ...parts } = definition;
  const document = inWrittenOrder({ name, ...parts, reportConfig });
  return {
    ...version,
    publishedAt: publishedAt?.toISOString() ?? null,
    document,
    etag: entityTag([document, publishedAt]),
  };
}

export async function getCardVersion(orm: Orm, cardId: string, version: number) {
  const isMeant = and(eq(measurementCard.id, requireId(cardId)), eq(measurementCardVersion.version, version));
  const [found] = await selectVersions(orm).where(isMeant);
  if (found === undefined) throw missing();
  return withDocument(found);
}

export async function cardsCalled(orm: Orm, name: string, version: number | undefined) {
  const isMeant =
    version === undefined
      ? isNotNull(measurementCardVersion.publishedAt)
      : eq(measurementCardVersion.version, version);
  const rows = await selectVersions(orm)
    .where(and(eq(measurementCard.name, name), isMeant))
    .orderBy(desc(measurementCardVersion.version));
  const newest = rows.filter(
    (row, index) =>
      rows.findIndex(({ measurementCardId }) => measurementCardId === row.measurementCardId) === index,
  );
  return newest.map(withDocument);
}
