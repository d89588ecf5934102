import type { StackItem } from '@/store/api/stackApi';

/** Whether somebody has to look at the stack: a check of its evidence fails, or its place or times are doubtful. */
export function isInDoubt({ evidenceFailed, doubts }: Pick<StackItem, 'evidenceFailed' | 'doubts'>): boolean {
  return evidenceFailed === true || (doubts ?? []).length > 0;
}
