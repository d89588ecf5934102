import { administratorOf, isAdministratorReady, noAdministrator } from './AdministratorStep';

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
  expect(administratorOf({ email: ' ane@skov.example', name: 'Ane ', phone: ' ' })).toEqual({
    email: 'ane@skov.example',
    name: 'Ane',
  });
  expect(administratorOf({ email: '', name: 'Ane', phone: '12' })).toBeNull();
});
