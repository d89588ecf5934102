import { hasRole, heldOf, rolesOfTicks } from './roleChoice';

it('takes "not set" away with the first role, and puts it back after the last one', () => {
  expect(rolesOfTicks(['NotSet', 'Surveyor'])).toEqual(['Surveyor']);
  expect(rolesOfTicks(['Surveyor', 'Registrator'])).toEqual(['Surveyor', 'Registrator']);
  expect(rolesOfTicks([])).toEqual(['NotSet']);
  expect(rolesOfTicks(['NotSet'])).toEqual(['NotSet']);
});

it('does not count "not set" as a role', () => {
  expect(hasRole(['NotSet'])).toBe(false);
  expect(hasRole(['Surveyor'])).toBe(true);
});

it('knows which of a user’s roles may be held here', () => {
  const offered = ['DepartmentAdmin', 'Surveyor'] as const;
  expect(heldOf(offered, ['Surveyor', 'Contact', 'DepartmentAdmin'])).toEqual([
    'DepartmentAdmin',
    'Surveyor',
  ]);
});
