import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { RowMenu } from '@/ui/table/row/RowMenu';
import { mayBeWithdrawn } from './mayBeWithdrawn';

/** What is seldom done with a stack; nothing where there is none of it. */
export function StackMenu({ stack, onWithdraw }: { stack: Stack; onWithdraw: () => void }) {
  const t = useText();
  if (!useFeature('withdrawals') || !mayBeWithdrawn(stack)) return null;
  return (
    <RowMenu
      name={t('stack.title', { stackNumber: stack.stackNumber })}
      actions={[{ label: t('stack.withdrawal.action'), danger: true, onClick: onWithdraw }]}
    />
  );
}
