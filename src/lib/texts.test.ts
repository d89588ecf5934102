import { containsText } from './containsText';
import { isEmail } from './email';
import { unbroken } from './unbroken';
import { webLink } from './webLink';

describe('a search', () => {
  it('finds a part of a text, whatever its case and however its letters are put together', () => {
    expect(containsText('Åse Nørgaard', ' åse ', 'da')).toBe(true);
    expect(containsText('A\u030Ase', 'åse', 'da')).toBe(true);
    expect(containsText('Irmak', 'ırmak', 'tr')).toBe(true);
    expect(containsText('Karen Skov', 'skovs', 'da')).toBe(false);
    expect(containsText('Karen Skov', '  ', 'da')).toBe(true);
  });
});

describe('isEmail', () => {
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
});

describe('webLink', () => {
  it.each([
    ['nordskov.example', 'http://nordskov.example'],
    [' www.nordskov.example/om?a=b ', 'http://www.nordskov.example/om?a=b'],
    ['nordskov.example:8080/stakke', 'http://nordskov.example:8080/stakke'],
    ['https://nordskov.example', 'https://nordskov.example'],
    ['HTTP://nordskov.example', 'HTTP://nordskov.example'],
    ['nordskov-tømmer.example', 'http://nordskov-tømmer.example'],
  ])('leads from %j to %s', (webSite, link) => expect(webLink(webSite)).toBe(link));

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'data:text/html,x',
    'ftp://nordskov.example',
    'mailto:a@b.dk',
    'file:///etc/passwd',
    'http://',
    'https:///nordskov.example',
    'two words',
    '//nordskov.example',
  ])('makes no link of %j', (webSite) => expect(webLink(webSite)).toBeNull());
});

describe('unbroken', () => {
  it('breaks no line within a short value', () => {
    expect(unbroken('+45 20 30 40 60')).toBe('+45\u00a020\u00a030\u00a040\u00a060');
    expect(unbroken('The road to the stack is closed')).toBe('The road to the stack is closed');
  });
});
