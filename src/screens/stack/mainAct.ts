import { openDoubts } from './doubts/openDoubts';
import type { Stack } from './readStack';

/** The stack waits for this act first. The button of the act is the only solid one of the page. */
type MainAct = 'decide' | 'assign' | null;

export function mainActOf(
  stack: Pick<Stack, 'status' | 'failedChecks' | 'doubts'>,
  evidenceFailed: boolean,
): MainAct {
  if (evidenceFailed || openDoubts(stack).length > 0) return 'decide';
  return stack.status === 'Measured' ? 'assign' : null;
}
