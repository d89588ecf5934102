import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { requireId } from '../../auth/scope';
import { measurementCardVersion } from '../../db/cardSchema';
import type { WritableOrm } from '../../db/client';
import { measurementCard } from '../../db/schema';
import type { CardDocument } from '../../domain/cardDocument';
import type { Change, Changed } from '../../domain/change';
import { normalText } from '../../domain/normalText';
import { requireVersion } from '../../http/entityTag';
import { conflict } from '../../http/failure';
import { getCardVersion } from './cardVersions.queries';
import { measurementCardFailures } from './measurementCards.failures';

interface ImportedVersion {
  measurementCardId: string;
  measurementCardName: string;
  version: number;
  isChanged: boolean;
  isPublished: boolean;
  hasReplacedDraft: boolean;
}

/**
 * The lock ensures that two simultaneous imports make only one card and one draft of it. Readers of cards do
 * not wait.
 */
export async function lockCards(transaction: WritableOrm): Promise<void> {
  await transaction.execute(sql`lock table ${measurementCard} in share row exclusive mode`);
}

/**
 * The document becomes a draft of the card with its name, or of a new card. It replaces an older draft. If it
 * equals the newest version, nothing changes.
 * @throws ServiceFailure 409 if several cards have the name
 */
export async function importCard(
  transaction: WritableOrm,
  { name, ...definition }: CardDocument,
): Promise<Changed<ImportedVersion>> {
  await lockCards(transaction);
  const all = await transaction.select().from(measurementCard);
  const cards = all.filter((card) => normalText(card.name) === normalText(name));
  if (cards.length > 1) throw conflict(measurementCardFailures.cardNameAmbiguous);
  const id = cards[0]?.id ?? randomUUID();
  if (cards.length === 0) await transaction.insert(measurementCard).values({ id, name });
  const [newest] = await transaction
    .select({
      version: measurementCardVersion.version,
      publishedAt: measurementCardVersion.publishedAt,
      isSame: sql<boolean>`${measurementCardVersion.definition} = ${JSON.stringify(definition)}::jsonb`,
    })
    .from(measurementCardVersion)
    .where(eq(measurementCardVersion.cardId, id))
    .orderBy(desc(measurementCardVersion.version))
    .limit(1);
  const isDraft = newest !== undefined && newest.publishedAt === null;
  const version = newest === undefined ? 1 : newest.version + (isDraft || newest.isSame ? 0 : 1);
  const result = {
    ...{ measurementCardId: id, measurementCardName: name, version },
    ...{ isChanged: newest?.isSame !== true, isPublished: newest?.isSame === true && !isDraft },
    hasReplacedDraft: isDraft && !newest.isSame,
  };
  if (!result.isChanged) return { result, changes: [] };
  if (isDraft) await transaction.update(measurementCardVersion).set({ definition }).where(isDraftOf(id));
  else
    await transaction
      .insert(measurementCardVersion)
      .values({ id: randomUUID(), cardId: id, version, definition });
  const draft = String(version);
  const change = {
    ...changeOf(id, name),
    ...{ before: isDraft ? { draft } : {}, after: { draft }, hasChangedOtherwise: true },
  };
  return { result, changes: [change] };
}

function isDraftOf(cardId: string) {
  return and(eq(measurementCardVersion.cardId, cardId), isNull(measurementCardVersion.publishedAt));
}

function changeOf(id: string, name: string) {
  return { kind: 'MeasurementCard', id, name, organizationId: null } as const satisfies Change;
}

interface DraftKey {
  cardId: string;
  version: number;
  ifMatch?: string | undefined;
}

/** @throws ServiceFailure 404; 409 if the version is published; 412 if the draft was replaced */
async function draftOf(transaction: WritableOrm, { cardId, version, ifMatch }: DraftKey) {
  await lockCards(transaction);
  const found = await getCardVersion(transaction, cardId, version);
  if (found.publishedAt !== null) throw conflict(measurementCardFailures.cardVersionPublished);
  requireVersion(ifMatch, found.etag);
  return found;
}

/**
 * From now on, new stacks are measured by this version, and it never changes again.
 * @throws ServiceFailure 404; 409 if the version is published; 412 if the draft was replaced
 */
export async function publishCardVersion(
  transaction: WritableOrm,
  { publishedById, now, ...draftKey }: DraftKey & Publication,
): Promise<Change[]> {
  const draft = await draftOf(transaction, draftKey);
  const id = draft.measurementCardId;
  await transaction
    .update(measurementCardVersion)
    .set({ publishedAt: now, publishedById })
    .where(isDraftOf(id));
  const [before, after] = [{}, { publishedVersion: String(draft.version) }];
  return [{ ...changeOf(id, draft.document.name), before, after }];
}

interface Publication {
  publishedById: string | null;
  now: Date;
}

/**
 * If a card has no other version, it is deleted together with its draft.
 * @throws ServiceFailure 404; 409 if the version is published; 412 if the draft was replaced
 */
export async function deleteCardDraft(transaction: WritableOrm, draftKey: DraftKey): Promise<Change[]> {
  const { measurementCardId: id, version, document } = await draftOf(transaction, draftKey);
  await transaction.delete(measurementCardVersion).where(isDraftOf(id));
  const others = await transaction.$count(measurementCardVersion, eq(measurementCardVersion.cardId, id));
  if (others === 0) await transaction.delete(measurementCard).where(eq(measurementCard.id, requireId(id)));
  return [{ ...changeOf(id, document.name), before: { draft: String(version) }, after: {} }];
}
