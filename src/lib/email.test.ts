import { isEmail } from './email';

it.each([
  'karen@nordskov.example',
  'k.skov+stakke@mail.nordskov-tømmer.example',
  "o'brien@a-b.example",
  'łukasz@las.example',
  `${'a'.repeat(180)}@nordskov.example`,
])('takes %s', (text) => expect(isEmail(text)).toBe(true));

it.each([
  '',
  'karen',
  'karen@nordskov',
  '@nordskov.example',
  'karen@@nordskov.example',
  'karen@nordskov..example',
  'karen@nordskov.example.',
  '.karen@nordskov.example',
  'kar en@nordskov.example',
  'karen,skov@nordskov.example',
  'karen@-nordskov.example',
  'karen@nordskov.example,',
  `${'a'.repeat(250)}@nordskov.example`,
])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
