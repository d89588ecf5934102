import { type PersonText, withoutTexts } from './withoutTexts';

const anna: PersonText[] = [
  { kind: 'address', text: 'anna@skov.example' },
  { kind: 'name', text: 'Anna "A." Ærø', longer: ['Anna "A." Ærø Olsen', 'Maria Anna "A." Ærø'] },
  { kind: 'phone', text: '+45 11223344' },
  { kind: 'word', text: 'Anna' },
];

it.each([
  ['write to ANNA@Skov.Example.', 'write to –.'],
  ['<anna@skov.example>;mailto:anna@skov.example', '<–>;mailto:–'],
  ['email=anna@skov.example&x', 'email=–&x'],
  ["'anna@skov.example'", "'–'"],
  ['maria.anna@skov.example', undefined],
  ["o'anna@skov.example", undefined],
  ['*anna@skov.example', undefined],
  ['Anna "A." Ærø Olsen and Anna "A." Ærø', 'Anna "A." Ærø Olsen and –'],
  ['Maria Anna "A." Ærø', undefined],
  ['anna@skov.example.org', undefined],
  ['anna@skov.example-2.dk', undefined],
  ['first\nanna "a." ærø\nlast', 'first\n–\nlast'],
  ['Anna "A." Ærø-Olsen', undefined],
  ['Anna "A." Ærø’s view', '–’s view'],
  ['Joanna "A." Ærø', undefined],
  ['call +45 11223344', 'call –'],
  ['+45 112233445', undefined],
  ['Anna', '–'],
  ['surveyors=Anna', 'surveyors=–'],
  ['Anna’s forest', undefined],
  ['registrators=Anna Bo', undefined],
])('in %j leaves %j', (before, after) => {
  expect(withoutTexts(before, anna)).toBe(after ?? before);
});

it('in lists and objects changes what is said, and no key', () => {
  const value = { 'anna@skov.example': ['anna@skov.example', { of: 'Anna', at: null, count: 3 }] };
  expect(withoutTexts(value, anna)).toEqual({ 'anna@skov.example': ['–', { of: '–', at: null, count: 3 }] });
});

it('takes a text that looks like JSON or like a pattern for what it says', () => {
  const odd: PersonText[] = [{ kind: 'name', text: 'x": "y" (.*) $1' }];
  expect(withoutTexts({ a: 'x": "y" (.*) $1', b: 'x' }, odd)).toEqual({ a: '–', b: 'x' });
});
