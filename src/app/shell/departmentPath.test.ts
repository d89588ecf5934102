import { departmentPath } from './departmentPath';

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
  ['/organization/n', '?tab=5', { ...admin, deptId: 'a' }, '/organization/n/department/a'],
  ['/organization/n/department/a', '?tab=1', { ...admin, deptId: 'b' }, '/organization/n/department/b?tab=1'],
  ['/organization/n/department/a', '?tab=1', { ...admin, deptId: 'all' }, '/organization/n'],
  [
    '/organization/n/department/a',
    '?tab=1',
    { ...departmentAdmin, deptId: 'all' },
    '/organization/n/department/all',
  ],
  ['/organization/n/department/all', '', { ...departmentAdmin, deptId: 'b' }, '/organization/n/department/b'],
])('leads from %s%s to %j', (pathname, search, choice, expected) => {
  expect(departmentPath({ pathname, search }, choice)).toBe(expected);
});
