import { Suspense } from 'react';
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
  if (stack.status !== 'Measured') return null;
  if (!facts) return <WaitingAssign />;
  return (
    <Suspense fallback={<WaitingAssign />}>
      <AssignOneStack stack={stack} facts={facts} orgId={orgId} />
    </Suspense>
  );
}
