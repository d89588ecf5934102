import type { Stack } from '@/screens/stack/readStack';

/** What is only registered is changed on the device that sent it. */
export function mayBeCorrected({ status, withdrawal }: Pick<Stack, 'status' | 'withdrawal'>): boolean {
  return status !== 'PreRegistration' && withdrawal === null;
}
