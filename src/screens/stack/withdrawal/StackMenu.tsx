import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { RowMenu } from '@/ui/table/row/RowMenu';
import { mayBeWithdrawn } from './mayBeWithdrawn';

/** The menu holds seldom used acts, and is missing where there is none. */
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
