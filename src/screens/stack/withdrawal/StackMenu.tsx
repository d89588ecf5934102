import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { RowMenu } from '@/ui/table/row/RowMenu';
import { mayBeWithdrawn } from './mayBeWithdrawn';

const WithdrawDialog = later(async () => (await import('./WithdrawDialog')).WithdrawDialog, {
  failed: DialogFailed,
});

/** What is seldom done with a stack; nothing where there is none of it. */
export function StackMenu({ stack }: { stack: Stack }) {
  const t = useText();
  const { subject, opened, open, close } = useDialogSubject<Stack>();
  if (!useFeature('withdrawals')) return null;
  return (
    <>
      {mayBeWithdrawn(stack) && (
        <RowMenu
          name={t('stack.title', { stackNumber: stack.stackNumber })}
          actions={[{ label: t('stack.withdrawal.action'), danger: true, onClick: () => open(stack) }]}
        />
      )}
      {subject && <WithdrawDialog opened={opened} stack={stack} twin={null} onClose={close} />}
    </>
  );
}
