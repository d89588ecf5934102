import { stackService } from './testing/stackService';
import { world } from './testing/stackWorld';

it('many waiting calls of one person do not put the call of another behind them', async () => {
  const service = await stackService();
  const ended: string[] = [];
  const list = async (caller: string, departmentId: string) => {
    const answer = await service.call(caller, 'PUT', '/stack/list', { departmentIds: [departmentId] });
    expect(answer.status).toBe(200);
    ended.push(caller);
  };
  const [departmentId = ''] = world.departmentIds;
  await list(world.stranger, world.otherDepartmentId);
  const many = Array.from({ length: 40 }, () => list(world.organizationAdmin, departmentId));
  await Promise.all([...many, list(world.stranger, world.otherDepartmentId)]);
  expect(ended.lastIndexOf(world.stranger)).toBeLessThan(20);
});
