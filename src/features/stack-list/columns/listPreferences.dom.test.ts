import { defaultPreferences, rememberedPreferences, rememberPreferences } from './listPreferences';

const anne = 'anne@nordskov.example';
const key = `stackyard.stack-list.${anne}`;
afterEach(() => localStorage.clear());

it('keeps a choice for the person who made it', () => {
  rememberPreferences('stack-list', anne, { columns: ['volume'], dense: true });
  expect(rememberedPreferences('stack-list', anne)).toEqual({ columns: ['volume'], dense: true });
  expect(rememberedPreferences('stack-list', 'bo@nordskov.example')).toEqual(defaultPreferences);
  expect(rememberedPreferences('sawmill-stack-list', anne)).toEqual(defaultPreferences);
});

it('drops columns that another version had, and keeps the order of the table', () => {
  localStorage.setItem(key, JSON.stringify({ columns: ['sawmill', 'price', 'volume', 3], dense: 'yes' }));
  expect(rememberedPreferences('stack-list', anne)).toEqual({ columns: ['volume', 'sawmill'], dense: false });
});

it.each(['', '{', '[]', '"text"', '{"columns":"volume"}'])('is the default for %j in the storage', (text) => {
  localStorage.setItem(key, text);
  expect(rememberedPreferences('stack-list', anne)).toEqual(defaultPreferences);
});

it('works without access to the storage', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  rememberPreferences('stack-list', anne, { columns: ['volume'], dense: true });
  expect(rememberedPreferences('stack-list', anne)).toEqual(defaultPreferences);
});
