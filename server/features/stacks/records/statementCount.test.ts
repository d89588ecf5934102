import { countStatements } from '../../../testing/countStatements';
import { stackService, world, worldStacks } from '../../../testing/stackWorld';

describe('the number of statements', () => {
  const departmentIds = [...world.departmentIds];
  const byDepartment = { departmentIds, sawmillIds: [...world.sawmillIds] };

  it.each([
    ['/stack/list', world.organizationAdmin, byDepartment],
    ['/stack/map-list', world.organizationAdmin, byDepartment],
    ['/stack/list/sawmill', world.sawmillUser, { sawmillIds: [world.sawmillIds[0]] }],
  ])('of %s is the same for 5 rows as for 50, at most 6', async (path, caller, body) => {
    const service = await stackService();
    const statementsFor = (pageSize: number) =>
      countStatements(async () => {
        const response = await service.call(caller, 'PUT', path, { ...body, pageSize });
        expect(response.status).toBe(200);
      });
    const [few, many] = [await statementsFor(5), await statementsFor(50)];
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(6);
  });

  it('of what the map shows of a stack is that of the list', async () => {
    const service = await stackService();
    const [first] = worldStacks;
    const statementsFor = (method: string, path: string, body?: object) =>
      countStatements(async () => {
        const response = await service.call(world.organizationAdmin, method, path, body);
        expect(response.status).toBe(200);
      });
    const list = await statementsFor('PUT', '/stack/list', byDepartment);
    expect(await statementsFor('GET', `/stack/${first?.id}/map-info`)).toBeLessThanOrEqual(list);
  });

  it('of what waits is that of the list', async () => {
    const service = await stackService();
    const statementsFor = (path: string) =>
      countStatements(async () => {
        const response = await service.call(world.organizationAdmin, 'PUT', path, byDepartment);
        expect(response.status).toBe(200);
      });
    expect(await statementsFor('/stack/waiting')).toBe(await statementsFor('/stack/list'));
  });

  it('of the statistics is that of the list, however many bins there are', async () => {
    const service = await stackService();
    const range = { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' };
    const statementsFor = (path: string, body: object) =>
      countStatements(async () => {
        const response = await service.call(world.organizationAdmin, 'PUT', path, {
          ...byDepartment,
          ...body,
        });
        expect(response.status).toBe(200);
      });
    const list = await statementsFor('/stack/list', {});
    for (const bins of [{}, { ...range, resolution: 'Monthly' }, { ...range, resolution: 'Hourly' }])
      expect(await statementsFor('/stack/statistics', bins)).toBe(list);
  });

  it('of the filter options is at most 6, however many departments there are', async () => {
    const service = await stackService();
    const count = await countStatements(async () => {
      const response = await service.call(world.globalAdmin, 'PUT', '/stack/filter-options', {
        departmentIds: [...departmentIds, world.otherDepartmentId],
      });
      expect(response.status).toBe(200);
    });
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(6);
  });
});
