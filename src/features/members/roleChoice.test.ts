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
