import { createHash } from 'node:crypto';
import { changedMeanwhile } from './failure';

/**
 * Stands for one version of a thing (`ETag`). A thing that is edited in parts gives the parts in a fixed order, so
 * that whoever edits one of them is not disturbed by a change of another.
 */
export function entityTag(...parts: readonly unknown[]): string {
  return `"${parts.map(hashOf).join('.')}"`;
}

function hashOf(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16);
}

/**
 * Throws 412 when the caller edits another version of the thing, or of the part that is meant by its position. Who
 * names no version, or any (`*`), overwrites what is there.
 */
export function requireVersion(ifMatch: string | undefined, current: string, part = 0): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const expected = partsOf(current)[part];
  if (!ifMatch.split(',').some((tag) => partsOf(tag.trim())[part] === expected)) throw changedMeanwhile();
}

function partsOf(tag: string): string[] {
  return /^"(.*)"$/.exec(tag)?.[1]?.split('.') ?? [];
}
