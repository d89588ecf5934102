import { type NeededCheck, neededChecks } from '@/lib/evidence';
import { acceptables, doubtKinds } from '@/lib/generated/enums.gen';
import type { StackItem } from '@/store/api/stackApi';

/** A newer service may send kinds of doubt for which the portal has no words. They are left out. */
export function knownDoubts(doubts: StackItem['doubts']): (typeof doubtKinds)[number][] {
  return doubtKinds.filter((kind) => doubts?.includes(kind));
}

export function failedChecksOf({ failedChecks }: Pick<StackItem, 'failedChecks'>): NeededCheck[] {
  return neededChecks.filter((check) => failedChecks?.includes(check));
}

export function acceptedKinds({ accepted }: Pick<StackItem, 'accepted'>): (typeof acceptables)[number][] {
  return acceptables.filter((kind) => accepted?.includes(kind));
}

export function isInDoubt({ evidenceFailed, doubts }: Pick<StackItem, 'evidenceFailed' | 'doubts'>): boolean {
  return evidenceFailed === true || knownDoubts(doubts).length > 0;
}
