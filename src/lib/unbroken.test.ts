import { unbroken } from './unbroken';

it('breaks no line within a short value', () => {
  expect(unbroken('+45 20 30 40 60')).toBe('+45\u00a020\u00a030\u00a040\u00a060');
  expect(unbroken('The road to the stack is closed')).toBe('The road to the stack is closed');
});
