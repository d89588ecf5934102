import type { Stack } from '@/screens/stack/readStack';
import type { Acceptable } from '@/store/api/stackApi';

/** What is in doubt and nobody has accepted. */
export function openDoubts({ failedChecks, doubts }: Pick<Stack, 'failedChecks' | 'doubts'>): Acceptable[] {
  return [...failedChecks, ...doubts];
}
