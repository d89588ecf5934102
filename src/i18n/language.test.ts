import { countryCode, countryName } from './country';
import { browserLanguage, firstLanguage, localeFor } from './language';

it.each([
  ['da', 'da'],
  ['da-DK', 'da'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['en-US', 'en'],
  ['en-CA', 'en'],
  ['de', 'de'],
  ['de-DE', 'de'],
  ['de-AT', 'de'],
  ['de-CH', 'de'],
  ['DE-ch', 'de'],
  ['pl', 'pl'],
  ['pl-PL', 'pl'],
  ['fr-FR', 'en'],
  ['dav-KE', 'en'],
  ['', 'en'],
])('a browser that speaks %s is shown %s', (tag, language) => {
  expect(browserLanguage([tag, 'pl-PL'])).toBe(language);
});

it('shows English to a browser that names no language', () => {
  expect(browserLanguage([])).toBe('en');
});

it('takes the browser’s regional variant of the language for numbers and dates', () => {
  expect(localeFor('de', ['de-CH', 'de', 'en-US'])).toBe('de-CH');
  expect(localeFor('en', ['da-DK', 'en-US'])).toBe('en-US');
});

describe('a browser whose languages are no tags', () => {
  it.each([['C'], ['en-US-x-foo'], ['de_AT'], ['xx-?'], ['pl-PL@euro'], ['*']])(
    'has formats with %s',
    (tag) => {
      const language = browserLanguage([tag]);
      expect(() => new Intl.NumberFormat(localeFor(language, [tag]))).not.toThrow();
    },
  );

  it.each(['xx-?', '', 'null', '{}', 'klingon'])('has a language with %j remembered', (remembered) => {
    const browser = {
      localStorage: { getItem: () => remembered },
      navigator: { languages: ['en-US-x-foo'] },
    };
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    expect(firstLanguage()).toBe('en');
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  });
});

it('takes the language’s home where the browser has no region for it', () => {
  expect(localeFor('en', ['en'])).toBe('en-GB');
  expect(localeFor('pl', ['de-CH'])).toBe('pl-PL');
});

describe('the country of an address', () => {
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
});
