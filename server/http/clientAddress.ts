import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from './serviceApp';

/**
 * @param text networks such as `10.0.0.0/8, 192.0.2.7, 2001:db8::/32`
 * @throws Error for anything else
 */
export function readNetworks(text: string): BlockList {
  const networks = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const bits = isIPv4(address) ? 32 : 128;
    networks.addSubnet(address, length === undefined ? bits : Number(length), familyOf(address));
  }
  return networks;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}

/**
 * Removes port, brackets and zone, and writes IPv6 in its canonical form.
 * @returns undefined for a text that is not an address, such as `unknown`
 */
function plainAddress(text: string): string | undefined {
  const host = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = host.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:([\d.]+)$/.exec(canonical)?.[1] ?? canonical;
}

/** A household or machine has a whole IPv6 /64, so all addresses of a /64 count as one. */
function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(left);
  const missing = right === undefined ? 0 : 8 - before.length - groups(right).length;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...groups(right ?? '')];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the network of a counted address (`countedAddress`). One site has an IPv6 /48 (RFC 6177); an IPv4
 * /24 is treated in the same way.
 */
export function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.replace(/\.\d+$/, '');
}

/**
 * The header is read from its end, where trusted proxies write, so that nothing before that can change how it
 * is read.
 */
function hopsOf(header: string, elementOf: (element: string) => string): string[] {
  return header
    .split(',')
    .map((element) => elementOf(element).trim())
    .reverse();
}

function forOf(element: string): string {
  return /(?:^|;)\s*for\s*=\s*"?([^";]*)/i.exec(element)?.[1] ?? '';
}

/** Returns the last hop that is not a trusted proxy. Everything before it may be forged. */
function lastUntrusted(connection: string, hops: readonly string[], trusted: BlockList): string {
  let nearest = connection;
  for (const hop of hops) {
    if (!trusted.check(nearest, familyOf(nearest))) return nearest;
    const address = plainAddress(hop);
    if (address === undefined) return nearest;
    nearest = address;
  }
  return nearest;
}

/**
 * Sets the address by which attempts are counted. Headers are used only if a trusted proxy has sent them. A
 * proxy writes either `X-Forwarded-For` or `Forwarded` and passes the other one on unchanged, so if both
 * exist and differ, neither is used.
 * @param onUntrusted gets one line for the first of these headers that comes from elsewhere
 */
export function readClientAddress(
  trusted = new BlockList(),
  onUntrusted: (line: string) => void = () => undefined,
) {
  let isTold = false;
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const socket = c.env?.connectionAddress ?? c.env?.incoming?.socket.remoteAddress ?? '';
    const connection = plainAddress(socket);
    const found = [
      hopsOf(c.req.header('x-forwarded-for') ?? '', (element) => element),
      hopsOf(c.req.header('forwarded') ?? '', forOf),
    ].flatMap((hops) => (connection === undefined || hops.every((hop) => hop === '') ? [] : [hops]));
    if (
      !isTold &&
      connection !== undefined &&
      found.length > 0 &&
      !trusted.check(connection, familyOf(connection))
    ) {
      isTold = true;
      onUntrusted(
        `${connection} says for whom it calls and is not in TRUSTED_PROXIES: if it is your proxy, the attempts of all people behind it count together.`,
      );
    }
    const addresses = new Set(found.map((hops) => lastUntrusted(connection ?? '', hops, trusted)));
    const [address] = addresses;
    const client = addresses.size === 1 ? address : connection;
    c.set('clientAddress', countedAddress(client ?? socket));
    await next();
  });
}
