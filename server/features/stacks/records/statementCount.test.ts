import { countStatements } from '../../../testing/countStatements';
import { stackService } from '../../../testing/stackService';
import { world, worldStacks } from '../../../testing/stackWorld';

const departmentIds = [...world.departmentIds];
const range = { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' };

// One loads the caller, one looks at the departments, one writes the last use.
const around = 3;

describe('the number of statements', () => {
  it.each([
    ['/stack/list', around + 1, {}],
    ['/stack/list', around + 1, { pageSize: 5 }],
    ['/stack/list', around + 1, { page: 99 }],
    ['/stack/list', around + 1, { states: ['Measured'] }],
    ['/stack/list', around + 1, { states: ['Measured'], page: 99 }],
    ['/stack/list', around + 2, { sawmillIds: [...world.sawmillIds] }],
    ['/stack/map-list', around + 1, { pageSize: 5 }],
    ['/stack/map-list', around + 1, {}],
    ['/stack/map-points', around + 1, {}],
    ['/stack/totals', around + 1, {}],
    ['/stack/volumes', around + 1, range],
    ['/stack/waiting', around + 1, {}],
    ['/stack/statistics', around + 1, {}],
    ['/stack/statistics', around + 1, { ...range, resolution: 'Hourly' }],
    ['/stack/filter-options', around + 3, {}],
  ])('of %s is %d with %j', async (path, statements, body) => {
    const service = await stackService();
    const count = await countStatements(async () => {
      const response = await service.call(world.organizationAdmin, 'PUT', path, { departmentIds, ...body });
      expect(response.status).toBe(200);
    });
    expect(count).toBe(statements);
  });

  it('of a sawmill’s list is the same for 5 rows as for 50', async () => {
    const service = await stackService();
    const statementsFor = (pageSize: number) =>
      countStatements(async () => {
        const body = { sawmillIds: [world.sawmillIds[0]], pageSize };
        const response = await service.call(world.sawmillUser, 'PUT', '/stack/list/sawmill', body);
        expect(response.status).toBe(200);
      });
    const few = await statementsFor(5);
    expect(few).toBe(2);
    expect(await statementsFor(50)).toBe(few);
  });

  it('of what the map shows of a stack is 3', async () => {
    const service = await stackService();
    const count = await countStatements(async () => {
      const path = `/stack/${worldStacks[0]?.id}/map-info`;
      expect((await service.call(world.organizationAdmin, 'GET', path)).status).toBe(200);
    });
    expect(count).toBe(3);
  });
});
