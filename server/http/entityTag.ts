import { createHash } from 'node:crypto';
import { preconditionFailed } from './failure';

/**
 * Parts that are edited on their own are given in a fixed order, so that an edit of one does not conflict
 * with a change of another.
 */
export function entityTag(...parts: readonly unknown[]): string {
  return `"${parts.map(hashOf).join('.')}"`;
}

const hashLength = 16;

function hashOf(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, hashLength);
}

/**
 * Without a version, or with `*`, the caller overwrites.
 * @throws ServiceFailure 412 when the caller edits an older version of the thing, or of the part with that
 * index
 */
export function requireVersion(ifMatch: string | undefined, current: string, part = 0): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const expected = partsOf(current)[part];
  if (!ifMatch.split(',').some((tag) => partsOf(tag.trim())[part] === expected)) throw preconditionFailed();
}

/** A compressing proxy makes a tag weak (RFC 9110), or appends a suffix, as Apache does with `-gzip`. */
function partsOf(tag: string): string[] {
  const parts = /^(?:W\/)?"(.*)"$/.exec(tag)?.[1]?.split('.') ?? [];
  return parts.map((part) => part.slice(0, hashLength));
}

export function hasVersion(ifNoneMatch: string | undefined, current: string): boolean {
  const expected = partsOf(current).join();
  return (ifNoneMatch ?? '').split(',').some((tag) => partsOf(tag.trim()).join() === expected);
}
