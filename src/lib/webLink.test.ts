import { webLink } from './webLink';

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
