import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';

const failed = { failed: DialogFailed };
const WithdrawDialog = later(
  async () => (await import('./withdrawal/WithdrawDialog')).WithdrawDialog,
  failed,
);
const CorrectDialog = later(async () => (await import('./correction/CorrectDialog')).CorrectDialog, failed);
const MoveDialog = later(async () => (await import('./move/MoveDialog')).MoveDialog, failed);

export type SeldomAct = 'correct' | 'move' | 'withdraw';

interface StackDialogsProps {
  opened: boolean;
  act: SeldomAct;
  stack: Stack;
  facts: StackFacts | undefined;
  departmentNames: ReadonlyMap<string, string>;
  onClose: () => void;
}

export function StackDialogs({ act, facts, departmentNames, ...dialog }: StackDialogsProps) {
  switch (act) {
    case 'correct':
      return <CorrectDialog {...dialog} />;
    case 'move':
      return <MoveDialog {...dialog} facts={facts} departmentNames={departmentNames} />;
    case 'withdraw':
      return <WithdrawDialog {...dialog} twin={null} />;
  }
}
