import { BlockList, isIP } from 'node:net';

/**
 * The message is printed after the name of the setting. It contains nothing of the URL, which holds a secret.
 */
export class FilesUrlError extends Error {
  override name = 'FilesUrlError';
}

export interface FilesAddress {
  /** The URL contains the bucket and perhaps a folder in it. It has no slash at its end. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
  mayBeInside: boolean;
}

const form = 'must be an address such as s3://key:secret@s3.example/bucket';

/**
 * These networks are internal: loopback, private, shared, link-local (with the metadata service of clouds),
 * and unassigned ones.
 */
const inside = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  inside.addSubnet(network, bits);
for (const [network, bits] of [
  ...([
    ['::', 128],
    ['::1', 128],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  inside.addSubnet(network, bits, 'ipv6');

export function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * `s3://` means `https://`. `http://` is allowed only for stores inside the own network. `region` is a query
 * parameter.
 * @throws FilesUrlError
 */
export function readFilesUrl(text: string, mayBeInside: boolean): FilesAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^(s3|https?):$/.test(url.protocol) || url.hash !== '')
    throw new FilesUrlError(form);
  const { region = 'us-east-1', ...unknown } = Object.fromEntries(url.searchParams);
  if (Object.keys(unknown).length > 0) throw new FilesUrlError('takes the parameter region only');
  const [keyId, secret] = [url.username, url.password].map(decoded);
  const folder = url.pathname.replace(/\/+$/, '');
  if (!keyId || !secret || !/^(\/[\w.-]+)+$/.test(folder)) throw new FilesUrlError(form);
  const scheme = url.protocol === 'http:' ? 'http:' : 'https:';
  // The address is parsed again, because only the schemes of the web write addresses in one way.
  const parsed = `${scheme}//${url.host}${folder}`;
  if (!url.host || !URL.canParse(parsed)) throw new FilesUrlError(form);
  const { hostname, href } = new URL(parsed);
  if (scheme === 'http:' && !mayBeInside)
    throw new FilesUrlError('must use https, or secrets could be read on the way');
  const host = hostname.replace(/^\[|\]$/g, '');
  const leadsInside = isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : isInside(host);
  if (leadsInside && !mayBeInside) throw new FilesUrlError(insideText);
  return { url: href, keyId, secret, region, mayBeInside };
}

export const insideText =
  'leads to this machine or into a private network. Where that is meant, set FILES_INSIDE=allowed';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new FilesUrlError(form);
  }
}
