import { asc, eq, isNotNull } from 'drizzle-orm';
import { measurementCardVersion } from '../../../db/cardSchema';
import { stack } from '../../../db/stackSchema';
import { type TestService, testService } from '../../../testing/testService';
import { checkEvidence } from './storedEvidence';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const stored = () =>
  service.orm.select({ id: stack.id, failed: stack.evidenceFailed }).from(stack).orderBy(asc(stack.id));

const check = () => checkEvidence(service.orm);

describe('the stored evidence', () => {
  it('of a data folder that has none is what a new one has', async () => {
    const seeded = await stored();
    expect(seeded.filter(({ failed }) => failed).length).toBeGreaterThan(10);
    await service.orm.update(stack).set({ evidenceFailed: null });
    await check();
    expect(await stored()).toEqual(seeded);
  });

  it('is worked out by the limits of the card version', async () => {
    const [versions, seeded] = [await service.orm.select().from(measurementCardVersion), await stored()];
    for (const { id, definition } of versions)
      await service.orm
        .update(measurementCardVersion)
        .set({ definition: { ...definition, evidenceLimits: { areaDifference: 1e-6 } } })
        .where(eq(measurementCardVersion.id, id));
    await service.orm.update(stack).set({ evidenceFailed: null });
    await check();
    const failing = (rows: typeof seeded) => rows.filter(({ failed }) => failed).length;
    expect(failing(await stored())).toBeGreaterThan(2 * failing(seeded));
  });

  it('is left alone where it is known', async () => {
    await service.orm.update(stack).set({ evidenceFailed: true }).where(isNotNull(stack.evidenceFailed));
    const before = await stored();
    await check();
    expect(await stored()).toEqual(before);
  });
});
