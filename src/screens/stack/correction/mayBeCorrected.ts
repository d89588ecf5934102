import type { Stack } from '@/screens/stack/readStack';

/** A stack that is only registered cannot be corrected here; it is changed on the device that sent it. */
export function mayBeCorrected({ status, withdrawal }: Pick<Stack, 'status' | 'withdrawal'>): boolean {
  return status !== 'PreRegistration' && withdrawal === null;
}
