import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { UndoAssignment } from '@/features/undo-assignment/UndoAssignment';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import { lineOf } from './lineOf';

interface StackUndoProps {
  stack: Stack;
  facts: StackFacts | undefined;
}

export function StackUndo({ stack, facts }: StackUndoProps) {
  const words = useFieldWords();
  const volume = lineOf(facts?.volume, words) ?? null;
  const isPhone = useIsPhone();
  const hasRoom = useWidth('widest');
  return (
    <UndoAssignment
      stacks={[{ stackId: stack.stackId, undoableAssignment: stack.undoableAssignment ?? null }]}
      namesOf={(stacks) => ({
        numbers: stacks.map(() => stack.stackNumber),
        volume,
        sawmill: stack.sawmillName,
      })}
      short={!isPhone && !hasRoom}
      onUndone={focusHeading}
    />
  );
}
