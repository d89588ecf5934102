import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { mayBeWithdrawn } from './mayBeWithdrawn';
import type { Twin } from './WithdrawDialog';

const WithdrawDialog = later(async () => (await import('./WithdrawDialog')).WithdrawDialog, {
  failed: DialogFailed,
});

export function WithdrawTwin({ stack, twin }: { stack: Stack; twin: Twin }) {
  const t = useText();
  const { subject, opened, open, close } = useDialogSubject<Twin>();
  const { stackNumber, departmentId } = twin;
  if (!useFeature('withdrawals')) return null;
  return (
    <>
      {mayBeWithdrawn(stack) && (
        <Button variant="default" onClick={() => open({ stackNumber, departmentId })}>
          {t('stack.withdrawal.this')}
        </Button>
      )}
      {subject && <WithdrawDialog opened={opened} stack={stack} twin={subject} onClose={close} />}
    </>
  );
}
