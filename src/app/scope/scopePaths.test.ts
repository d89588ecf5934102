import { buildDepartment } from '@mocks/builders/administration';
import { noAccess } from '@/store/access/access';
import { dashboardEntry, detailsEntry, stacksEntry } from './menuEntries';
import { departmentPath } from './scopePaths';

describe('the choice of a department', () => {
  const admin = { orgId: 'n', isWholeOrganization: true };
  const departmentAdmin = { orgId: 'n', isWholeOrganization: false };

  it.each([
    [
      '/organization/n/department/a/stacks',
      '?page=3&states=Measured',
      { ...admin, deptId: 'b c' },
      '/organization/n/department/b%20c/stacks?states=Measured',
    ],
    [
      '/organization/n/department/a/stacks',
      '?page=3',
      { ...admin, deptId: 'all' },
      '/organization/n/department/all/stacks',
    ],
    [
      '/organization/n/dashboard',
      '?from=2026-01-01&surveyors=Bo',
      { ...admin, deptId: 'a' },
      '/organization/n/department/a/dashboard?from=2026-01-01&surveyors=Bo',
    ],
    [
      '/organization/n/department/a/dashboard',
      '?surveyors=Bo',
      { ...admin, deptId: 'all' },
      '/organization/n/dashboard?surveyors=Bo',
    ],
    [
      '/organization/n/department/a/dashboard',
      '?surveyors=Bo',
      { ...departmentAdmin, deptId: 'all' },
      '/organization/n/department/all/dashboard?surveyors=Bo',
    ],
    [
      '/organization/n/department/all/stack/17',
      '?picture=2',
      { ...admin, deptId: 'a' },
      '/organization/n/department/a/stacks',
    ],
    ['/organization/n', '?tab=5', { ...admin, deptId: 'a' }, '/organization/n/department/a?tab=3'],
    ['/organization/n', '?tab=2', { ...admin, deptId: 'a' }, '/organization/n/department/a?tab=2'],
    ['/organization/n', '?tab=6', { ...admin, deptId: 'a' }, '/organization/n/department/a'],
    ['/organization/n', '', { ...admin, deptId: 'a' }, '/organization/n/department/a'],
    [
      '/organization/n/department/a',
      '?tab=1',
      { ...admin, deptId: 'b' },
      '/organization/n/department/b?tab=1',
    ],
    ['/organization/n/department/a', '?tab=1', { ...admin, deptId: 'all' }, '/organization/n?tab=1'],
    ['/organization/n/department/a', '?tab=3', { ...admin, deptId: 'all' }, '/organization/n?tab=5'],
    [
      '/organization/n/department/a',
      '?tab=1',
      { ...departmentAdmin, deptId: 'all' },
      '/organization/n/department/all',
    ],
    ['/organization/n/person/karen', '', { ...admin, deptId: 'a' }, '/organization/n/department/a?tab=3'],
    [
      '/organization/n/department/a/person/karen',
      '',
      { ...departmentAdmin, deptId: 'b' },
      '/organization/n/department/b?tab=3',
    ],
    [
      '/organization/n/department/a/person/karen',
      '',
      { ...departmentAdmin, deptId: 'all' },
      '/organization/n/department/all',
    ],
    ['/organization/n/department/a/person/karen', '', { ...admin, deptId: 'all' }, '/organization/n?tab=5'],
    [
      '/organization/n/department/all',
      '',
      { ...departmentAdmin, deptId: 'b' },
      '/organization/n/department/b',
    ],
  ])('leads from %s%s to %j', (pathname, search, choice, expected) => {
    expect(departmentPath({ pathname, search }, choice)).toBe(expected);
  });
});

describe('the menu', () => {
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
});
