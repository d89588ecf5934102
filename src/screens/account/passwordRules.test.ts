import { failingRules } from './passwordRules';

it.each([
  ['', ['length', 'lowercase', 'uppercase', 'number', 'special']],
  ['aB3!x', ['length']],
  ['ABC123!', ['lowercase']],
  ['abc123!', ['uppercase']],
  ['Abcdef!', ['number']],
  ['Abc123', ['special']],
  ['Abc 123', ['special']],
  ['timber', ['uppercase', 'number', 'special']],
  ['aB3!xy', []],
  ['Łąka-2026', []],
  ['łĄ2026_', []],
  ['🌲🌲aB3', ['length']],
])('%s fails %j', (password, failing) => {
  expect(failingRules(password)).toEqual(failing);
});
