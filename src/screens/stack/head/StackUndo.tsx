import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { UndoAssignment } from '@/features/undo-assignment/UndoAssignment';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { lineOf } from './lineOf';

interface StackUndoProps {
  stack: Stack;
  facts: StackFacts | undefined;
}

export function StackUndo({ stack, facts }: StackUndoProps) {
  const words = useFieldWords();
  const volume = lineOf(facts?.volume, words) ?? null;
  return (
    <UndoAssignment
      stacks={[{ stackId: stack.stackId, undoableAssignment: stack.undoableAssignment ?? null }]}
      namesOf={(stacks) => ({
        numbers: stacks.map(() => stack.stackNumber),
        volume,
        sawmill: stack.sawmillName,
      })}
      onUndone={focusHeading}
    />
  );
}
