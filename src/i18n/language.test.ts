import { browserLanguage, localeFor } from './language';

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

it('takes the language’s home where the browser has no region for it', () => {
  expect(localeFor('en', ['en'])).toBe('en-GB');
  expect(localeFor('pl', ['de-CH'])).toBe('pl-PL');
});
