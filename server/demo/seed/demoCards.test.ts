import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { measurementCard } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { testDatabase, testNow, testSeed } from '../../testing/testDatabase';
import { seedDatabase } from './seedDatabase';

it('a folder of an earlier version gets the next version of changed demo cards, and nothing else is touched', async () => {
  const database = await testDatabase();
  const { unrecorded: orm } = database;
  const versions = () =>
    orm
      .select()
      .from(measurementCardVersion)
      .orderBy(asc(measurementCardVersion.cardId), asc(measurementCardVersion.version));
  const names = () => orm.select().from(measurementCard).orderBy(asc(measurementCard.id));
  const [demoCards, ofToday] = [await names(), await versions()];
  const [changed] = ofToday;
  if (changed === undefined) throw new Error('The demo data has no card');
  const own = { id: randomUUID(), name: 'Own card' };
  const ownVersion = { id: randomUUID(), cardId: own.id, version: 1, definition: changed.definition };
  await orm.update(measurementCard).set({ name: 'Former' });
  await orm.insert(measurementCard).values(own);
  await orm.insert(measurementCardVersion).values(ownVersion);
  await orm
    .update(measurementCardVersion)
    .set({ definition: sql`${measurementCardVersion.definition} - 'reportConfig'` })
    .where(eq(measurementCardVersion.id, changed.id));
  const stacks = await orm.select().from(stack).orderBy(asc(stack.id));
  const before = await versions();

  // The folder keeps its seed; a later program may have another one.
  const seed = await seedDatabase(database, {
    seed: testSeed + 1,
    now: testNow,
    mayFill: true,
    nordskovStacks: 1,
  });

  expect(seed).toBe(testSeed);
  expect(await names()).toEqual([...demoCards, own].sort((a, b) => (a.id < b.id ? -1 : 1)));
  const after = await versions();
  expect(after.filter(({ id }) => before.some((version) => version.id === id))).toEqual(before);
  expect(after.filter(({ id }) => !before.some((version) => version.id === id))).toMatchObject([
    { cardId: changed.cardId, version: 2, definition: changed.definition, publishedAt: testNow },
  ]);
  expect(await orm.select().from(stack).orderBy(asc(stack.id))).toEqual(stacks);
});
