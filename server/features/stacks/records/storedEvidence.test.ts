import { asc, eq, isNotNull } from 'drizzle-orm';
import { measurementCard } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { seedDatabase } from '../../../demo/seed/seedDatabase';
import { testNow, testSeed } from '../../../testing/testDatabase';
import { type TestService, testService } from '../../../testing/testService';
import { checkEvidence } from './storedEvidence';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const stored = () =>
  service.orm.select({ id: stack.id, failed: stack.evidenceFailed }).from(stack).orderBy(asc(stack.id));

const check = () => checkEvidence(service.orm, service.deps.measurements);

describe('the stored evidence', () => {
  it('of a data folder that has none is what a new one has', async () => {
    const seeded = await stored();
    expect(seeded.filter(({ failed }) => failed).length).toBeGreaterThan(10);
    await service.orm.update(stack).set({ evidenceFailed: null });
    await check();
    expect(await stored()).toEqual(seeded);
  });

  it('is left alone where it is known', async () => {
    await service.orm.update(stack).set({ evidenceFailed: true }).where(isNotNull(stack.evidenceFailed));
    const before = await stored();
    await check();
    expect(await stored()).toEqual(before);
  });

  it('is worked out again where a new version renews the card, and only there', async () => {
    const start = () =>
      seedDatabase(service.deps.database, {
        seed: testSeed,
        now: testNow,
        mayFill: true,
        nordskovStacks: 300,
      });
    const before = await stored();
    await start();
    expect(await stored()).toEqual(before);
    await service.orm
      .update(measurementCard)
      .set({ name: 'Of a former version' })
      .where(eq(measurementCard.name, 'Poltervermessung nach RVR'));
    await start();
    const unchecked = (rows: typeof before) => rows.filter(({ failed }) => failed === null).length;
    expect(unchecked(await stored())).toBeGreaterThan(unchecked(before));
    await check();
    expect(await stored()).toEqual(before);
  });
});
