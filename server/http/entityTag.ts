import { createHash } from 'node:crypto';
import { preconditionFailed } from './failure';

/**
 * Returns a tag with one hash for each part. Parts that are edited separately are given in a fixed order, so
 * that an edit of one does not conflict with a change of another.
 */
export function entityTag(...parts: readonly unknown[]): string {
  return `"${parts.map(hashOf).join('.')}"`;
}

const hashLength = 16;

function hashOf(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, hashLength);
}

/**
 * A caller that sends no version, or `*`, overwrites any version.
 * @throws ServiceFailure 412 if the caller edits an older version of the thing, or of its part with that
 * index
 */
export function requireVersion(ifMatch: string | undefined, current: string, part = 0): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const expected = partsOf(current)[part];
  if (!ifMatch.split(',').some((tag) => partsOf(tag.trim())[part] === expected)) throw preconditionFailed();
}

/**
 * Returns the hashes in a tag. A compressing proxy may have made the tag weak (RFC 9110), or added a suffix,
 * as Apache does with `-gzip`.
 */
function partsOf(tag: string): string[] {
  const parts = /^(?:W\/)?"(.*)"$/.exec(tag)?.[1]?.split('.') ?? [];
  return parts.map((part) => part.slice(0, hashLength));
}

export function hasVersion(ifNoneMatch: string | undefined, current: string): boolean {
  const expected = partsOf(current).join();
  return (ifNoneMatch ?? '').split(',').some((tag) => partsOf(tag.trim()).join() === expected);
}
