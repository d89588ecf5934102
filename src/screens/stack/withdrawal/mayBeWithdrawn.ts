import type { Stack } from '@/screens/stack/readStack';

/**
 * A stack that is only registered is deleted instead. One that is assigned to a sawmill has to be taken back
 * first.
 */
export function mayBeWithdrawn({ status, withdrawal }: Pick<Stack, 'status' | 'withdrawal'>): boolean {
  return status === 'Measured' && withdrawal === null;
}
