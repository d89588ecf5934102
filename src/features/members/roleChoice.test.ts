import { administratorOf, isAdministratorReady, noAdministrator } from './AdministratorStep';
import { filterRoles, hasRole, rolesFromCheckboxes } from './roleChoice';

it('takes "not set" away with the first role, and puts it back after the last one', () => {
  expect(rolesFromCheckboxes(['NotSet', 'Surveyor'])).toEqual(['Surveyor']);
  expect(rolesFromCheckboxes(['Surveyor', 'Registrator'])).toEqual(['Surveyor', 'Registrator']);
  expect(rolesFromCheckboxes([])).toEqual(['NotSet']);
  expect(rolesFromCheckboxes(['NotSet'])).toEqual(['NotSet']);
});

it('does not count "not set" as a role', () => {
  expect(hasRole(['NotSet'])).toBe(false);
  expect(hasRole(['Surveyor'])).toBe(true);
});

it('knows which of a user’s roles may be held here', () => {
  const offered = ['DepartmentAdmin', 'Surveyor'] as const;
  expect(filterRoles(offered, ['Surveyor', 'Contact', 'DepartmentAdmin'])).toEqual([
    'DepartmentAdmin',
    'Surveyor',
  ]);
});

describe('the first administrator', () => {
  it.each([
    ['nothing', {}, true],
    ['spaces', { email: ' ', name: ' ', phone: ' ' }, true],
    ['an e-mail', { email: 'ane@skov.example' }, true],
    ['everything', { email: ' ane@skov.example ', name: 'Ane', phone: '12' }, true],
    ['a name alone', { name: 'Ane' }, false],
    ['a phone alone', { phone: '12' }, false],
    ['an e-mail that is none', { email: 'ane@skov', name: 'Ane' }, false],
  ])('with %s', (_, given, ready) => {
    expect(isAdministratorReady({ ...noAdministrator, ...given })).toBe(ready);
  });

  it('sends what was filled in, and nothing without an e-mail', () => {
    const ane = { ...noAdministrator, email: ' ane@skov.example', name: 'Ane ', phone: ' ' };
    expect(administratorOf(ane)).toEqual({
      email: 'ane@skov.example',
      name: 'Ane',
    });
    expect(administratorOf({ ...noAdministrator, name: 'Ane', phone: '12' })).toBeNull();
  });
});
