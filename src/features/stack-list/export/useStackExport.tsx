import { useState } from 'react';
import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import type { ExportSubject } from './exportSubject';

const ExportDialog = later(async () => (await import('./ExportDialog')).ExportDialog, {
  failed: DialogFailed,
});

/** The dialog loads when somebody opens it. @param subject undefined while nothing can be exported */
export function useStackExport(subject: ExportSubject | undefined) {
  const isOffered = useFeature('exports');
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOffered,
    open: () => {
      setOpened(true);
      setWasOpened(true);
    },
    dialog: wasOpened && subject && (
      <ExportDialog subject={subject} opened={opened} onClose={() => setOpened(false)} />
    ),
  };
}
