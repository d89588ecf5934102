import type { Stack } from '@/screens/stack/readStack';
import type { Acceptable } from '@/store/api/stackApi';

export function openDoubts({ failedChecks, doubts }: Pick<Stack, 'failedChecks' | 'doubts'>): Acceptable[] {
  return [...failedChecks, ...doubts];
}
