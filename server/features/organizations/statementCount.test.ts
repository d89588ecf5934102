import { countStatements } from '../../testing/countStatements';
import { demoOwners } from '../../testing/demoOwners';
import { testService } from '../../testing/testService';

describe('the number of statements', () => {
  it.each([
    ['the organisations list', () => '/organization/list/detailed'],
    ['an organisation', (nordskov: string) => `/organization/${nordskov}`],
    ['its sawmills', (nordskov: string) => `/sawmill/list?organizationId=${nordskov}`],
    ['a department', (_: string, departmentId: string) => `/department/${departmentId}`],
    ['the departments', () => '/department/list'],
  ])('for %s is at most 6, however many rows there are', async (_, pathOf) => {
    const service = await testService();
    const { organizationId, departmentId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
    for (const email of ['global@stackyard.example', 'org@nordskov.example']) {
      const token = await service.tokenOf(email);
      const count = await countStatements(async () => {
        expect((await service.call('GET', pathOf(organizationId, departmentId), { token })).status).toBe(200);
      });
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(6);
    }
  });
});
