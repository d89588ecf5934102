import { buildDepartment, buildOrganization, buildUserInfo } from '@mocks/builders/administration';
import { type Access, accessibleDepartments, accessOf, mayOpen, noAccess } from './access';
import { landingPath, pathAfterLogin } from './landing';
import { isOwnPath, readRedirectState } from './redirectState';

const session = { isGlobalAdmin: false };
const rold = buildDepartment({ departmentId: 'rold', name: 'Rold Skov' });
const alsted = buildDepartment({ departmentId: 'alsted', name: 'Alsted' });
const harz = buildDepartment({ departmentId: 'harz', name: 'Harz', organizationId: 'harzer' });

const globalAdmin: Access = { ...noAccess, isGlobalAdmin: true };
const organizationAdmin: Access = { ...noAccess, organizationIds: ['nordskov'] };
const adminOfTwo: Access = { ...noAccess, organizationIds: ['nordskov', 'harzer'] };
const departmentAdmin: Access = { ...noAccess, departments: [rold, alsted] };
const sawmillUser: Access = { ...noAccess, sawmillIds: ['birke'] };

describe('access of a person', () => {
  it('is everything and nothing listed for a global admin', () => {
    expect(accessOf({ ...session, isGlobalAdmin: true }, buildUserInfo(), [rold])).toEqual(globalAdmin);
  });

  it('keeps admin roles only, each department with its organisation', () => {
    const userInfo = buildUserInfo({
      organizationRelations: [
        { organizationId: 'nordskov', roles: ['Surveyor', 'OrganizationAdmin'] },
        { organizationId: 'harzer', roles: ['Registrator', 'Integration'] },
      ],
      departmentRelations: [
        { departmentId: 'rold', roles: ['DepartmentAdmin'] },
        { departmentId: 'alsted', roles: ['Surveyor'] },
      ],
      sawmillRelations: [{ sawmillId: 'birke' }],
    });
    expect(accessOf(session, userInfo, [rold, alsted, harz])).toEqual({
      isGlobalAdmin: false,
      organizationIds: ['nordskov'],
      departments: [rold],
      sawmillIds: ['birke'],
    });
  });

  it('is none before anything is known', () => {
    expect(accessOf(null, undefined, [])).toEqual(noAccess);
    expect(accessOf(session, undefined, [rold])).toEqual(noAccess);
  });
});

describe('may open', () => {
  const organizations = {};
  const own = { orgId: 'nordskov', deptId: 'rold' };
  const sibling = { orgId: 'nordskov', deptId: 'thy' };
  const foreign = { orgId: 'harzer', deptId: 'harz' };
  const ownAll = { orgId: 'nordskov', deptId: 'all' };
  const foreignAll = { orgId: 'harzer', deptId: 'all' };
  const ownOrganization = { orgId: 'nordskov' };
  const foreignOrganization = { orgId: 'harzer' };

  it.each([
    [
      'a global admin',
      globalAdmin,
      [organizations, own, sibling, foreign, ownAll, foreignAll, ownOrganization, foreignOrganization],
    ],
    [
      'an organisation admin',
      organizationAdmin,
      [organizations, own, sibling, ownAll, foreignAll, ownOrganization],
    ],
    ['a department admin', departmentAdmin, [own, ownAll, foreignAll]],
    ['a sawmill user', sawmillUser, [organizations, ownAll, foreignAll]],
    ['nobody', noAccess, [ownAll, foreignAll]],
  ])('%s', (_, access, allowed) => {
    const scopes = [
      organizations,
      own,
      sibling,
      foreign,
      ownAll,
      foreignAll,
      ownOrganization,
      foreignOrganization,
    ];
    expect(scopes.filter((scope) => mayOpen(access, scope))).toEqual(allowed);
  });
});

it.each([
  ['a global admin', globalAdmin, '/organizations'],
  ['an admin of two organisations', adminOfTwo, '/organizations'],
  ['an organisation admin', organizationAdmin, '/organization/nordskov/dashboard'],
  [
    'an organisation admin with a sawmill',
    { ...organizationAdmin, sawmillIds: ['birke'] },
    '/organization/nordskov/dashboard',
  ],
  [
    'a department admin: the first by name',
    departmentAdmin,
    '/organization/nordskov/department/alsted/dashboard',
  ],
  ['a sawmill user', sawmillUser, '/sawmill/stacks'],
  ['nobody', noAccess, '/notauthorized'],
])('%s lands', (_, access, path) => {
  expect(landingPath(access)).toBe(path);
});

it('brings everyone but a global admin back to the page they came from', () => {
  const from = '/organization/nordskov/department/rold/stacks?page=2';
  expect(pathAfterLogin(departmentAdmin, from)).toBe(from);
  expect(pathAfterLogin(globalAdmin, from)).toBe('/organizations');
  expect(pathAfterLogin(sawmillUser, 'https://evil.example')).toBe('/sawmill/stacks');
  expect(pathAfterLogin(sawmillUser, '/')).toBe('/sawmill/stacks');
});

it('counts only own departments of an organisation that is not wholly open', () => {
  const organization = buildOrganization();
  const ids = (access: Access) => accessibleDepartments(access, organization).map((one) => one.departmentId);
  expect(ids(departmentAdmin)).toEqual(['rold']);
  expect(ids(organizationAdmin)).toEqual(['rold', 'thy']);
  expect(ids(globalAdmin)).toEqual(['rold', 'thy']);
  expect(ids(sawmillUser)).toEqual([]);
});

describe('the way back after signing in', () => {
  it.each(['/', '/organizations', '/organization/a/department/all/stacks?states=Measured#top', '/a//b'])(
    'follows %s',
    (path) => expect(isOwnPath(path)).toBe(true),
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    './organizations',
    '../organizations',
    '',
    ' /organizations',
    ' //evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '?from=/organizations',
    '#/organizations',
    null,
    undefined,
    42,
    ['/organizations'],
    { pathname: '/organizations' },
  ])('does not follow %j', (path) => expect(isOwnPath(path)).toBe(false));

  it('reads what the guard wrote and drops what it did not', () => {
    const written = { from: '/organizations', referrer: '/sawmill/stacks', hasExpired: true };
    expect(readRedirectState(written)).toEqual(written);
    expect(readRedirectState({ from: '/organizations', referrer: '//evil.example' })).toEqual({
      from: '/organizations',
      referrer: null,
      hasExpired: false,
    });
    expect(readRedirectState({ from: '//evil.example' })).toBeNull();
    expect(readRedirectState(null)).toBeNull();
  });
});
