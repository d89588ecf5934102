import { createHash } from 'node:crypto';
import { preconditionFailed } from './failure';

/**
 * The `ETag` of one version. Parts that are edited on their own are given in a fixed order, so that an edit
 * of one does not conflict with a change of another.
 */
export function entityTag(...parts: readonly unknown[]): string {
  return `"${parts.map(hashOf).join('.')}"`;
}

function hashOf(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16);
}

/**
 * 412 when the caller edits an older version of the thing, or of the part with that index. Without a version,
 * or with `*`, the caller overwrites.
 */
export function requireVersion(ifMatch: string | undefined, current: string, part = 0): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const expected = partsOf(current)[part];
  if (!ifMatch.split(',').some((tag) => partsOf(tag.trim())[part] === expected)) throw preconditionFailed();
}

function partsOf(tag: string): string[] {
  return /^"(.*)"$/.exec(tag)?.[1]?.split('.') ?? [];
}
