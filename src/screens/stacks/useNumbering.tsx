import { useState } from 'react';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';

const DueDiligenceDialog = later(
  async () => (await import('@/features/due-diligence/DueDiligenceDialog')).DueDiligenceDialog,
  { failed: DialogFailed },
);

export function useNumbering(stackIds: readonly string[]) {
  const { reportSave } = useSaveFeedback();
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    open: () => {
      setOpened(true);
      setWasOpened(true);
    },
    dialog: wasOpened && (
      <DueDiligenceDialog
        opened={opened}
        stackIds={stackIds}
        numbers={undefined}
        report={reportSave}
        onClose={() => setOpened(false)}
      />
    ),
  };
}
