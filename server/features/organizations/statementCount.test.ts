import { countStatements } from '../../testing/countStatements';
import { demoOwners } from '../../testing/demoOwners';
import { testService } from '../../testing/testService';

const global = 'global@stackyard.example';
const admin = 'org@nordskov.example';

describe('the number of statements', () => {
  // Each call has one statement that loads the caller; those with ids in their path have one that writes the last use.
  it.each([
    ['the own roles', () => '/user-info', { [global]: 1, [admin]: 1 }],
    ['the names of organisations', () => '/organization/list', { [global]: 2, [admin]: 2 }],
    ['the names beyond the last page', () => '/organization/list?page=9', { [global]: 2, [admin]: 2 }],
    ['the departments', () => '/department/list', { [global]: 1, [admin]: 2 }],
    ['the sawmills', (id: string) => `/sawmill/list?organizationId=${id}`, { [global]: 3, [admin]: 3 }],
    ['the organisations list', () => '/organization/list/detailed', { [global]: 5, [admin]: 3 }],
    ['an organisation', (id: string) => `/organization/${id}`, { [global]: 5, [admin]: 6 }],
    ['a department', (_: string, id: string) => `/department/${id}`, { [global]: 4, [admin]: 5 }],
  ])('for %s is as it was, however many rows there are', async (_, pathOf, statements) => {
    const service = await testService();
    const { organizationId, departmentId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
    for (const [email, expected] of Object.entries(statements)) {
      const token = await service.tokenOf(email);
      const count = await countStatements(async () => {
        expect((await service.call('GET', pathOf(organizationId, departmentId), { token })).status).toBe(200);
      });
      expect([email, count]).toEqual([email, expected]);
    }
  });
});
