import { localUrl } from './localUrl';

it.each([
  ['http://0.0.0.0:8080', 'http://127.0.0.1:8080'],
  ['http://0:8080', 'http://127.0.0.1:8080'],
  ['http://[::]:8080', 'http://[::1]:8080'],
  ['http://[::0]:8080', 'http://[::1]:8080'],
  ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
  ['http://localhost:8080', 'http://localhost:8080'],
  // A URL cannot name the address of one network card, and the service starts nevertheless.
  ['http://[fe80::1%eth0]:8080', 'http://[fe80::1%eth0]:8080'],
])('opens %s at %s', (url, local) => {
  expect(localUrl(url)).toBe(local);
});
