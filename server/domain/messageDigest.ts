import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

/** The limit in bytes is several times the largest message that the service accepts. */
const largestMessage = 64 * 1024 * 1024;

/**
 * Returns the SHA-256 in hexadecimal digits. White space and the order of keys do not change it.
 * @param json as it was sent
 * @throws SyntaxError if the text is not JSON
 */
export function messageDigestOf(json: string): string {
  return createHash('sha256')
    .update(JSON.stringify(JSON.parse(json), inOneOrder))
    .digest('hex');
}

/**
 * @param message in gzip, as it is stored
 * @throws Error if the bytes are not a message
 */
export function storedMessageDigest(message: Uint8Array): string {
  return messageDigestOf(gunzipSync(message, { maxOutputLength: largestMessage }).toString());
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
