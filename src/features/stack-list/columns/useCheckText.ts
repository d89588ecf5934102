import { useCallback } from 'react';
import { acceptedKinds, failedChecksOf, knownDoubts } from '@/features/stack-list/isInDoubt';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { percentDigits } from '@/lib/evidence';
import type { Acceptable, StackItem } from '@/store/api/stackApi';

/**
 * Returns a function that gives a text such as "24.7% front/back · new measurement asked for" for the checks
 * that are in doubt, and "accepted: no position" for accepted ones. It gives null if no check needs a look.
 */
export function useCheckText(): (stack: StackItem) => string | null {
  const t = useText();
  const { percent } = useFormats();
  return useCallback(
    (stack) => {
      const { faceDifference, evidenceFailed, isAskedAnew } = stack;
      const text = (kind: Acceptable) => {
        if (kind !== 'faces' || typeof faceDifference !== 'number') return t(`stack_check.${kind}`);
        return t('stack_check.faces_by', { percent: percent(faceDifference, percentDigits(faceDifference)) });
      };
      const checks = failedChecksOf(stack).map(text);
      // A service may say that a check fails, and not which one.
      const failed =
        evidenceFailed && checks.length === 0 ? [t('stack_table.evidence_failed_short')] : checks;
      const open = [...failed, ...knownDoubts(stack.doubts).map(text)];
      const accepted = acceptedKinds(stack).map(text);
      const parts = [
        ...open,
        ...(isAskedAnew && open.length > 0 ? [t('stack_check.asked')] : []),
        ...(accepted.length > 0 ? [t('stack_check.accepted', { checks: accepted.join(', ') })] : []),
      ];
      return parts.length > 0 ? parts.join(' · ') : null;
    },
    [t, percent],
  );
}
