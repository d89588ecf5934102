import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { measurementCard } from '../../db/schema';
import { buildCard } from './cards/buildCard';
import { cardPlans } from './cards/cardPlans';
import { idOf } from './ids';

/**
 * Writes the cards of the demo data, or renews them: nobody can edit one, so they are a part of the program, and a
 * folder that an earlier version filled has today's. Cards of another origin stay as they are.
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
