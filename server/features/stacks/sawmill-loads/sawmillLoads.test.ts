import { figuresService } from '../../../testing/dashboardFigures';
import { aStack, type StackRecord, world } from '../../../testing/stackWorld';
import type { SawmillLoads } from './sawmillLoads.routes';

const { put, stacksAre } = figuresService();

describe('the choice of a sawmill', () => {
  const { organizationId, departmentAdmin } = world;
  const [, secondDepartment] = world.departmentIds;
  const [firstSawmill = '', secondSawmill] = world.sawmillIds;
  const state = 'AssignedToSawmill';
  const one = (number: number, over: Partial<StackRecord> = {}) => aStack(8000 + number, over);
  const id = (number: number) => one(number).id;

  const loads = async (stackIds: string[], caller?: string): Promise<SawmillLoads> => {
    const response = await put('/stack/sawmill-loads', { organizationId, stackIds }, caller);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  };
  const of = ({ sawmills }: SawmillLoads, sawmillId = firstSawmill) =>
    sawmills.find((load) => load.sawmillId === sawmillId) ?? { count: 0, volume: 0, withoutVolume: 0 };

  it('knows the middle of the stacks that have a position', async () => {
    await stacksAre(
      one(1, { latitude: 56, longitude: 9 }),
      one(2, { latitude: 57, longitude: 11 }),
      one(3, { latitude: null, longitude: null }),
      one(4, { latitude: 0, longitude: 0 }),
    );
    expect((await loads([id(1), id(2), id(3), id(4)])).middle).toEqual({ latitude: 56.5, longitude: 10 });
    expect((await loads([id(3), id(4)])).middle).toBeNull();
  });

  it('adds up what is assigned to each sawmill, and nothing else', async () => {
    await stacksAre(one(1));
    const before = of(await loads([id(1)]));
    await stacksAre(
      one(5, { state, sawmillId: firstSawmill, volume: 8.06 }),
      one(6, { state, sawmillId: firstSawmill, volume: null }),
      one(7, { state, sawmillId: secondSawmill, volume: 3 }),
    );
    const after = of(await loads([id(1)]));
    expect(after.count - before.count).toBe(2);
    expect(after.withoutVolume - before.withoutVolume).toBe(1);
    expect(Math.round((after.volume - before.volume) * 1000)).toBe(8060);
  });

  it('counts for the admin of a department what their department has assigned', async () => {
    await stacksAre(one(1));
    const before = of(await loads([id(1)], departmentAdmin)).count;
    await stacksAre(
      one(8, { state, sawmillId: firstSawmill, departmentId: secondDepartment }),
      one(9, { state, sawmillId: firstSawmill }),
    );
    expect(of(await loads([id(1)], departmentAdmin)).count).toBe(before + 1);
  });

  it('knows no stack of another organisation, and none of another department', async () => {
    await stacksAre(one(1), one(2, { departmentId: secondDepartment }));
    const status = async (body: object, caller?: string) =>
      (await put('/stack/sawmill-loads', body, caller)).status;
    const other = world.otherOrganizationId;
    expect(await status({ organizationId: other, stackIds: [id(1)] }, world.globalAdmin)).toBe(404);
    expect(await status({ organizationId, stackIds: [id(1), id(2)] }, departmentAdmin)).toBe(404);
    expect(await status({ organizationId, stackIds: [world.unknownId] })).toBe(404);
    expect(await status({ organizationId, stackIds: [] })).toBe(400);
  });
});
