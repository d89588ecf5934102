import { readSender } from './senderSettings';

const read = (STACKYARD_URL: string) => readSender({ STACKYARD_URL, STACKYARD_KEY: 'sy_1' });

it.each([
  ['https://stackyard.example/', 'https://stackyard.example'],
  ['https://host.example/stackyard//', 'https://host.example/stackyard'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('takes %s', (given, url) => {
  expect(read(given)).toEqual({ url, sender: { key: 'sy_1' } });
});

it.each([
  'http://stackyard.example',
  'http://10.0.0.1',
  'http://127.evil.example',
  'http://localhost.example',
])('sends no key over %s, where others read along', (url) => {
  expect(() => read(url)).toThrow(
    'STACKYARD_URL must begin with https://: over http:// everybody on the way reads the key or the password. Only to this machine http:// is taken.',
  );
});

it.each([
  '',
  'stackyard.example',
  'ftp://stackyard.example',
  'https://vera@stackyard.example',
  'https://a.example?b',
])('says of “%s” that it is no address', (url) => {
  expect(() => read(url)).toThrow(
    'STACKYARD_URL must be the address of a service such as https://stackyard.example.',
  );
});
