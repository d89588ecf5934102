import { unbroken, withWholeWords } from './unbroken';

it('breaks no line within a short value', () => {
  expect(unbroken('+45 20 30 40 60')).toBe('+45\u00a020\u00a030\u00a040\u00a060');
  expect(unbroken('The road to the stack is closed')).toBe('The road to the stack is closed');
});

it('ends no line at a hyphen', () => {
  expect(withWholeWords('the link in your e-mail')).toBe('the link in your e-\u2060mail');
});
