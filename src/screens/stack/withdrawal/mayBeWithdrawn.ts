import type { Stack } from '@/screens/stack/readStack';

/** A registered stack is deleted instead, and one at a sawmill is taken back first. */
export function mayBeWithdrawn({ status, withdrawal }: Pick<Stack, 'status' | 'withdrawal'>): boolean {
  return status === 'Measured' && withdrawal === null;
}
