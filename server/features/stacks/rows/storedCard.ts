import { eq } from 'drizzle-orm';
import type { Orm } from '@server/db/client';
import { measurementCard } from '@server/db/schema';

/** A measurement card as the database keeps it. */
export type Card = typeof measurementCard.$inferSelect;

/** The card with that id; undefined when there is none. */
export async function storedCard(orm: Orm, id: string | null): Promise<Card | undefined> {
  if (id === null) return undefined;
  const [card] = await orm.select().from(measurementCard).where(eq(measurementCard.id, id));
  return card;
}
