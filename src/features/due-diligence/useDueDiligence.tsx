import type { ComponentProps } from 'react';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';

const DueDiligenceDialog = later(async () => (await import('./DueDiligenceDialog')).DueDiligenceDialog, {
  failed: DialogFailed,
});

type DialogProps = ComponentProps<typeof DueDiligenceDialog>;

export function useDueDiligence(report: DialogProps['report']) {
  const { subject, opened, open, close } = useDialogSubject<Pick<DialogProps, 'stackIds' | 'numbers'>>();
  return {
    open,
    dialog: subject && <DueDiligenceDialog {...subject} opened={opened} report={report} onClose={close} />,
  };
}
