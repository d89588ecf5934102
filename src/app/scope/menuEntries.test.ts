import { buildDepartment } from '@mocks/builders/administration';
import { noAccess } from '@/store/access/access';
import { dashboardEntry, detailsEntry, stacksEntry } from './menuEntries';

const globalAdmin = { ...noAccess, isGlobalAdmin: true };
const organizationAdmin = { ...noAccess, organizationIds: ['nordskov'] };
const departmentAdmin = { ...noAccess, departments: [buildDepartment()] };
const sawmillUser = { ...noAccess, sawmillIds: ['birke'] };
const organization = { orgId: 'nordskov' };
const all = { orgId: 'nordskov', deptId: 'all' };
const rold = { orgId: 'nordskov', deptId: 'rold' };

it.each([
  ['a global admin', globalAdmin, organization, '/organization/nordskov'],
  ['an organisation admin', organizationAdmin, all, '/organization/nordskov'],
  ['an organisation admin', organizationAdmin, rold, '/organization/nordskov/department/rold'],
  ['a department admin', departmentAdmin, all, '/organization/nordskov/department/all'],
  ['a department admin', departmentAdmin, rold, '/organization/nordskov/department/rold'],
  ['a sawmill user', sawmillUser, all, null],
  ['a global admin', globalAdmin, {}, null],
])('leads %s to the details of where they are', (_, access, scope, path) => {
  expect(detailsEntry(access, scope)).toBe(path);
});

it.each([
  ['a global admin', globalAdmin, organization, '/organization/nordskov/dashboard'],
  ['an organisation admin', organizationAdmin, all, '/organization/nordskov/dashboard'],
  ['an organisation admin', organizationAdmin, rold, '/organization/nordskov/department/rold/dashboard'],
  ['a department admin', departmentAdmin, all, '/organization/nordskov/department/all/dashboard'],
  ['a department admin', departmentAdmin, rold, '/organization/nordskov/department/rold/dashboard'],
  ['a sawmill user', sawmillUser, all, null],
  ['a global admin', globalAdmin, {}, null],
])('leads %s to the figures of where they are', (_, access, scope, path) => {
  expect(dashboardEntry(access, scope)).toBe(path);
});

it('leads to the stacks of the scope, and a sawmill user to those of the sawmill', () => {
  expect(stacksEntry(organizationAdmin, organization)).toBe('/organization/nordskov/department/all/stacks');
  expect(stacksEntry(sawmillUser, all)).toBe('/sawmill/stacks');
  expect(stacksEntry(globalAdmin, {})).toBeNull();
});
