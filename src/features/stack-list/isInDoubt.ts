import { doubtKinds } from '@/lib/generated/enums.gen';
import type { StackItem } from '@/store/api/stackApi';

/** Without kinds that a newer service may have: there are no words for them. */
export function knownDoubts(doubts: StackItem['doubts']): (typeof doubtKinds)[number][] {
  return doubtKinds.filter((kind) => doubts?.includes(kind));
}

/** Whether somebody has to look at the stack: a check of its evidence fails, or its place or times are doubtful. */
export function isInDoubt({ evidenceFailed, doubts }: Pick<StackItem, 'evidenceFailed' | 'doubts'>): boolean {
  return evidenceFailed === true || knownDoubts(doubts).length > 0;
}
