import type { Stack } from '@/screens/stack/readStack';

/** What is only registered is deleted, and what is at a sawmill is taken back first. */
export function mayBeWithdrawn({ status, withdrawal }: Pick<Stack, 'status' | 'withdrawal'>): boolean {
  return status === 'Measured' && withdrawal === null;
}
