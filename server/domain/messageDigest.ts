import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

/** The limit in bytes is several times what the service takes of a sender. */
const largestMessage = 64 * 1024 * 1024;

/**
 * White space and the order of keys do not change the SHA-256, which has hexadecimal digits.
 * @param json as it was sent
 * @throws SyntaxError when it is no JSON
 */
export function messageDigestOf(json: string): string {
  return createHash('sha256')
    .update(JSON.stringify(JSON.parse(json), inOneOrder))
    .digest('hex');
}

/**
 * The stored message is in gzip.
 * @throws Error when it is no message
 */
export function storedMessageDigest(message: Uint8Array): string {
  return messageDigestOf(gunzipSync(message, { maxOutputLength: largestMessage }).toString());
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
