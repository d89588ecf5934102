import { countryCode, countryName } from './country';

it.each([
  ['Danmark', 'DK'],
  ['denmark', 'DK'],
  [' Dänemark ', 'DK'],
  ['DANIA', 'DK'],
  ['dk', 'DK'],
  ['Polska', 'PL'],
  ['Deutschland', 'DE'],
  ['United Kingdom', 'GB'],
  ['Wielka Brytania', 'GB'],
  ['uk', 'GB'],
  ['Sverige', 'SE'],
  ['O\u0308sterreich', 'AT'],
])('%s is the country %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it.each(['', 'Jylland', 'XQ', 'D', 'Danmark, Europa'])('"%s" is no country', (text) => {
  expect(countryCode(text)).toBeUndefined();
});

it('has a name in each language', () => {
  expect([countryName('DK', 'en'), countryName('DK', 'da'), countryName('DK', 'de')]).toEqual([
    'Denmark',
    'Danmark',
    'Dänemark',
  ]);
  expect(countryName('GB', 'pl')).toBe('Wielka Brytania');
});
