import { type NeededCheck, neededChecks } from '@/lib/evidence';
import { acceptables, doubtKinds } from '@/lib/generated/enums.gen';
import type { StackItem } from '@/store/api/stackApi';

/** Without kinds that a newer service may have: there are no words for them. */
export function knownDoubts(doubts: StackItem['doubts']): (typeof doubtKinds)[number][] {
  return doubtKinds.filter((kind) => doubts?.includes(kind));
}

/** Those that nobody has accepted; none where the service does not say which. */
export function failedChecksOf({ failedChecks }: Pick<StackItem, 'failedChecks'>): NeededCheck[] {
  return neededChecks.filter((check) => failedChecks?.includes(check));
}

export function acceptedKinds({ accepted }: Pick<StackItem, 'accepted'>): (typeof acceptables)[number][] {
  return acceptables.filter((kind) => accepted?.includes(kind));
}

/** Whether somebody has to look at the stack: a check of its evidence fails, or its place or times are doubtful. */
export function isInDoubt({ evidenceFailed, doubts }: Pick<StackItem, 'evidenceFailed' | 'doubts'>): boolean {
  return evidenceFailed === true || knownDoubts(doubts).length > 0;
}
