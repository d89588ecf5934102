import { Hono } from 'hono';
import { failureTexts } from '../texts/failureTexts';
import { readClientAddress, readNetworks } from './clientAddress';
import { entityTag, requireVersion } from './entityTag';
import type { ServiceEnv } from './serviceApp';

const own = readNetworks('10.0.0.0/8, 192.0.2.7, 2001:db8:ffff::/48');

it('a forwarded address that is not believed is one line for the operator, however many come', async () => {
  const lines: string[] = [];
  const app = new Hono<ServiceEnv>();
  app.get(
    '/',
    readClientAddress(own, (line) => lines.push(line)),
    (c) => c.text(c.var.clientAddress),
  );
  const asked = (remoteAddress: string, headers: Record<string, string>) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  await asked('10.0.0.1', forwardedFor('198.51.100.1'));
  await asked('203.0.113.9', {});
  expect(lines).toEqual([]);
  await asked('203.0.113.9', forwardedFor('198.51.100.1'));
  await asked('203.0.113.9', { forwarded: 'for=198.51.100.1' });
  expect(lines).toEqual([expect.stringMatching(/^203\.0\.113\.9 [^\n]+ TRUSTED_PROXIES[^\n]+$/)]);
  expect(lines[0]).not.toContain('198.51.100.1');
});

async function addressOf(remoteAddress: string, headers: Record<string, string> = {}, trusted = own) {
  const app = new Hono<ServiceEnv>();
  app.get('/', readClientAddress(trusted), (c) => c.text(c.var.clientAddress));
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

function forwardedFor(value: string) {
  return { 'x-forwarded-for': value };
}

describe('without a proxy', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%j counts as %j', async (socket, counted) => {
    expect(await addressOf(socket)).toBe(counted);
  });

  it.each([
    forwardedFor('10.1.1.1'),
    forwardedFor('198.51.100.1, 10.0.0.1'),
    { forwarded: 'for=198.51.100.1' },
  ])('no header is believed: %j', async (headers) => {
    expect(await addressOf('203.0.113.9', headers)).toBe('203.0.113.9');
    expect(await addressOf('10.0.0.1', headers, undefined)).not.toBe('');
    expect(await addressOf('10.0.0.1', headers, readNetworks(''))).toBe('10.0.0.1');
  });
});

describe('behind trusted proxies', () => {
  it.each([
    ['198.51.100.1', '198.51.100.1'],
    // Headers of the client come before those that the proxy added.
    ['8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['8.8.8.8, 198.51.100.1, 10.2.2.2, 192.0.2.7', '198.51.100.1'],
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::5, 2001:db8:ffff::1', '2001:db8:1:2::/64'],
    // All of them are trusted proxies, so the first one is the caller.
    ['10.3.3.3, 10.2.2.2', '10.3.3.3'],
    ['8.8.8.8, unknown', '10.0.0.1'],
    ['8.8.8.8, unknown, 10.2.2.2', '10.2.2.2'],
    ['nonsense', '10.0.0.1'],
    ['8.8.8.8,', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('X-Forwarded-For %j is %j', async (value, counted) => {
    expect(await addressOf('10.0.0.1', forwardedFor(value))).toBe(counted);
    expect(await addressOf('::ffff:10.0.0.1', forwardedFor(value))).toBe(counted);
  });

  it.each([
    ['for=198.51.100.1', '198.51.100.1'],
    ['For="[2001:db8:1:2::5]:4711";proto=https;by=10.0.0.1', '2001:db8:1:2::/64'],
    ['for=8.8.8.8, proto=https;for=198.51.100.1, for=10.2.2.2', '198.51.100.1'],
    // An open quotation mark does not swallow what the proxy added.
    ['for="8.8.8.8, for=198.51.100.1', '198.51.100.1'],
    ['for=8.8.8.8, for=_hidden', '10.0.0.1'],
    ['by=8.8.8.8', '10.0.0.1'],
  ])('Forwarded %j is %j', async (forwarded, counted) => {
    expect(await addressOf('10.0.0.1', { forwarded })).toBe(counted);
  });

  it('two headers that differ are not believed, because the proxy wrote only one of them', async () => {
    const forged = { ...forwardedFor('198.51.100.1'), forwarded: 'for=8.8.8.8' };
    expect(await addressOf('10.0.0.1', forged)).toBe('10.0.0.1');
    const agreed = { ...forwardedFor('198.51.100.1'), forwarded: 'for=198.51.100.1' };
    expect(await addressOf('10.0.0.1', agreed)).toBe('198.51.100.1');
  });
});

describe('an entity tag', () => {
  const before = entityTag({ name: 'Nordskov' }, { phone: '1' });
  const renamed = entityTag({ name: 'Sydskov' }, { phone: '1' });

  it('lets through who names the version that is there, any version, or none', () => {
    for (const named of [before, '*', undefined, `"other", ${before}`])
      expect(() => requireVersion(named, before)).not.toThrow();
  });

  it.each([renamed, '"nonsense"', '""', 'W/"x"', '', 'nonsense'])('refuses the version %j', (named) =>
    expect(() => requireVersion(named, before)).toThrow(failureTexts.changedMeanwhile.en),
  );

  it('minds only the part that is edited', () => {
    expect(() => requireVersion(renamed, before, 1)).not.toThrow();
    expect(() => requireVersion(renamed, before, 0)).toThrow(failureTexts.changedMeanwhile.en);
  });
});
