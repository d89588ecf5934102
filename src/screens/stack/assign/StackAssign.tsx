import { useState } from 'react';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { later } from '@/ui/feedback/later';
import { WaitingAssign } from './WaitingAssign';

const AssignOneStack = later(async () => (await import('./AssignOneStack')).AssignOneStack, {
  waiting: Waiting,
  isAhead: true,
});

interface StackAssignProps {
  stack: Stack;
  facts: StackFacts | undefined;
  orgId: string;
}

export function StackAssign({ stack, facts, orgId }: StackAssignProps) {
  const isMeasured = stack.status === 'Measured';
  const [wasOffered, setOffered] = useState(isMeasured);
  if (isMeasured && !wasOffered) setOffered(true);
  // After the assignment, also by another person, the open dialog still shows its result.
  if (!wasOffered) return null;
  if (!facts) return <Waiting stack={stack} />;
  return <AssignOneStack stack={stack} facts={facts} orgId={orgId} />;
}

function Waiting({ stack }: Pick<StackAssignProps, 'stack'>) {
  return stack.status === 'Measured' && <WaitingAssign />;
}
