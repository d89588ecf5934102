import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import type { ExportSubject } from './exportSubject';

const ExportDialog = later(async () => (await import('./ExportDialog')).ExportDialog, {
  failed: DialogFailed,
});

/** The dialog loads when somebody opens it. @param subject undefined while nothing can be exported */
export function useStackExport(subject: ExportSubject | undefined) {
  const isOffered = useFeature('exports');
  const { subject: asked, opened, open, close } = useDialogSubject<true>();
  return {
    isOffered,
    open: () => open(true),
    dialog: asked && subject && <ExportDialog subject={subject} opened={opened} onClose={close} />,
  };
}
