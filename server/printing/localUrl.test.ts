import { localUrl } from './localUrl';

it.each([
  ['http://0.0.0.0:8080', 'http://127.0.0.1:8080'],
  ['http://0:8080', 'http://127.0.0.1:8080'],
  ['http://[::]:8080', 'http://[::1]:8080'],
  ['http://[::0]:8080', 'http://[::1]:8080'],
  ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
  ['http://localhost:8080', 'http://localhost:8080'],
  // The address of one network card can be named by no URL, and the service starts all the same.
  ['http://[fe80::1%eth0]:8080', 'http://[fe80::1%eth0]:8080'],
])('opens %s at %s', (url, local) => {
  expect(localUrl(url)).toBe(local);
});
