import { randomUUID } from 'node:crypto';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { measurementCard } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { testDatabase, testNow, testSeed } from '../../testing/testDatabase';
import { seedDatabase } from './seedDatabase';

it('a folder of an earlier version gets the demo cards of today, and nothing else is touched', async () => {
  const database = await testDatabase();
  const { unrecorded: orm } = database;
  const demoCards = await orm.select().from(measurementCard).orderBy(asc(measurementCard.id));
  const stacks = await orm.$count(stack);
  await orm
    .update(measurementCard)
    .set({ name: 'Former', definition: sql`${measurementCard.definition} - 'reportConfig'` });
  const [definition] = demoCards.map((card) => ({ ...card.definition, reportConfig: null }));
  if (definition === undefined) throw new Error('The demo data has no card');
  const own = { id: randomUUID(), name: 'Own card', definition };
  await orm.insert(measurementCard).values(own);

  // The folder keeps its seed; a later program may have another one.
  const seed = await seedDatabase(database, {
    seed: testSeed + 1,
    now: testNow,
    mayFill: true,
    nordskovStacks: 1,
  });

  expect(seed).toBe(testSeed);
  const others = await orm
    .select()
    .from(measurementCard)
    .where(ne(measurementCard.id, own.id))
    .orderBy(asc(measurementCard.id));
  expect(others).toEqual(demoCards);
  expect(await orm.select().from(measurementCard).where(eq(measurementCard.id, own.id))).toEqual([
    expect.objectContaining(own),
  ]);
  expect(await orm.$count(stack)).toBe(stacks);
});
