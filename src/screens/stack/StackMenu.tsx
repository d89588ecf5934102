import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { RowMenu } from '@/ui/table/row/RowMenu';
import { mayBeCorrected } from './correction/mayBeCorrected';
import type { SeldomAct } from './StackDialogs';
import { mayBeWithdrawn } from './withdrawal/mayBeWithdrawn';

interface StackMenuProps {
  stack: Stack;
  hasOtherDepartment: boolean;
  onAct: (act: SeldomAct) => void;
}

export function StackMenu({ stack, hasOtherDepartment, onAct }: StackMenuProps) {
  const t = useText();
  const canCorrect = useFeature('corrections') && mayBeCorrected(stack);
  const isFree = stack.status !== 'AssignedToSawmill' && stack.withdrawal === null;
  const canMove = useFeature('moves') && hasOtherDepartment && isFree;
  const canWithdraw = useFeature('withdrawals') && mayBeWithdrawn(stack);
  const actions = [
    ...(canCorrect ? [{ label: t('stack.correction.action'), onClick: () => onAct('correct') }] : []),
    ...(canMove ? [{ label: t('stack.move.action'), onClick: () => onAct('move') }] : []),
    ...(canWithdraw
      ? [{ label: t('stack.withdrawal.action'), danger: true as const, onClick: () => onAct('withdraw') }]
      : []),
  ];
  if (actions.length === 0) return null;
  return <RowMenu name={t('stack.title', { stackNumber: stack.stackNumber })} actions={actions} />;
}
