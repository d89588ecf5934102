import { asc, isNotNull } from 'drizzle-orm';
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

  it('is left alone where it is known', async () => {
    await service.orm.update(stack).set({ evidenceFailed: true }).where(isNotNull(stack.evidenceFailed));
    const before = await stored();
    await check();
    expect(await stored()).toEqual(before);
  });
});
