import { desc, eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import type { WritableOrm } from '../../db/client';
import { measurementCard } from '../../db/schema';
import { buildCard } from '../../domain/cards/buildCard';
import { cardPlans } from './cardPlans';
import { seededId } from './ids';

/**
 * If a newer version of the program has changed one of the demo's cards, the card gets a next version. No
 * user can edit these cards, so nothing of theirs is lost. A measurement keeps the version with which it was
 * made. Other cards stay unchanged.
 */
export async function writeDemoCards(orm: WritableOrm, seed: number, publishedAt: Date): Promise<void> {
  for (const { key, name, ...plan } of cardPlans) {
    const id = seededId(seed, key);
    await orm
      .insert(measurementCard)
      .values({ id, name })
      .onConflictDoUpdate({
        target: measurementCard.id,
        set: { name },
        setWhere: sql`${measurementCard.name} <> excluded.name`,
      });
    const definition = buildCard({ key, name, ...plan });
    const [newest] = await orm
      .select({
        version: measurementCardVersion.version,
        isSame: sql<boolean>`${measurementCardVersion.definition} = ${JSON.stringify(definition)}::jsonb`,
      })
      .from(measurementCardVersion)
      .where(eq(measurementCardVersion.cardId, id))
      .orderBy(desc(measurementCardVersion.version))
      .limit(1);
    if (newest?.isSame) continue;
    const version = (newest?.version ?? 0) + 1;
    await orm
      .insert(measurementCardVersion)
      .values({ id: seededId(seed, `${key}/${version}`), cardId: id, version, definition, publishedAt });
  }
}
