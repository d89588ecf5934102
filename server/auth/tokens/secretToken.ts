import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they are given to the person alone. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, and nothing to use. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
