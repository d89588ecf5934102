import { eq } from 'drizzle-orm';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';
import { stackCoordinates } from './stackList.queries';

const [sawmillId] = world.sawmillIds;
const [departmentId] = world.departmentIds;
const minute = 60_000;
const older = aStack(7001, { lastModifiedDateTime: new Date('2026-06-17T09:00:00Z') });
const newer = aStack(7002);

let service: Awaited<ReturnType<typeof stackService>>;
beforeAll(async () => {
  service = await stackService();
});
beforeEach(() => service.orm.insert(stack).values([older, newer]));
afterEach(() => service.resetStacks());

const assign = (id: string, at: Date) =>
  service.orm
    .update(stack)
    .set({
      state: 'AssignedToSawmill',
      sawmillId,
      assignedToSawmillDateTime: at,
      lastModifiedDateTime: at,
      unseenBySawmill: true,
    })
    .where(eq(stack.id, id));

/** The page of one stack that the sawmill's map is sent, and what of it counts as unseen before. */
async function firstOfMap() {
  const filters = {
    departmentIds: [departmentId],
    sawmillIds: [sawmillId],
    dateType: 'LastChanged' as const,
  };
  const { json, unseen } = await stackCoordinates(service.orm, filters, { page: 1, pageSize: 1 });
  const points: { stackId: string }[] = JSON.parse(json);
  return { sent: points.map(({ stackId }) => stackId), unseen };
}

describe('a newer stack that moves another one over the edge of the page', () => {
  const now = new Date('2026-06-17T10:00:00Z');
  const later = new Date(now.getTime() + minute);

  it('is what was sent and is marked, when it was assigned before', async () => {
    await assign(older.id, now);
    await assign(newer.id, later);
    expect(await firstOfMap()).toEqual({ sent: [newer.id], unseen: [newer.id] });
  });

  it('changes nothing of what was sent and is marked, when it is assigned after the first statement', async () => {
    await assign(older.id, now);
    const { session } = service.orm._;
    const prepare = session.prepareQuery.bind(session);
    const spy = jest.spyOn(session, 'prepareQuery').mockImplementationOnce((...parts) => {
      const statement = prepare(...parts);
      const execute = statement.execute.bind(statement);
      statement.execute = async (...values) => {
        const answer = await execute(...values);
        await assign(newer.id, later);
        return answer;
      };
      return statement;
    });
    try {
      expect(await firstOfMap()).toEqual({ sent: [older.id], unseen: [older.id] });
    } finally {
      spy.mockRestore();
    }
  });
});
