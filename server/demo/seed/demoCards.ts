import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { measurementCard } from '../../db/schema';
import { buildCard } from './cards/buildCard';
import { cardPlans } from './cards/cardPlans';
import { idOf } from './ids';

/**
 * Writes or renews the demo cards. No user can edit a card, so the cards belong to the program, and a folder
 * of an earlier version gets today's. Other cards stay.
 */
export async function writeDemoCards(orm: Orm, seed: number): Promise<void> {
  await orm
    .insert(measurementCard)
    .values(
      cardPlans.map((plan) => ({
        id: idOf(seed, plan.key),
        name: plan.name,
        definition: buildCard(plan),
      })),
    )
    .onConflictDoUpdate({
      target: measurementCard.id,
      set: { name: sql`excluded.name`, definition: sql`excluded.definition` },
    });
}
