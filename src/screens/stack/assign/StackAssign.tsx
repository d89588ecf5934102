import { Suspense, useState } from 'react';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { lazyAhead } from '@/ui/feedback/loadAhead';
import { WaitingAssign } from './WaitingAssign';

const AssignOneStack = lazyAhead(async () => (await import('./AssignOneStack')).AssignOneStack);

interface StackAssignProps {
  stack: Stack;
  /** Undefined while they load. */
  facts: StackFacts | undefined;
  orgId: string;
}

/** What comes next for a measured stack; nothing for any other. Its dialog is the list's, and loads after the page. */
export function StackAssign({ stack, facts, orgId }: StackAssignProps) {
  const isMeasured = stack.status === 'Measured';
  const [wasOffered, setOffered] = useState(isMeasured);
  if (isMeasured && !wasOffered) setOffered(true);
  // Once assigned, by whomever, the open dialog still has something to say.
  if (!wasOffered) return null;
  const waiting = isMeasured ? <WaitingAssign /> : null;
  if (!facts) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AssignOneStack stack={stack} facts={facts} orgId={orgId} />
    </Suspense>
  );
}
