import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DueDiligenceNumbers } from '@/features/due-diligence/DueDiligenceDialog';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { later } from '@/ui/feedback/later';
import { DialogFailed } from '@/ui/overlay/DialogFailed';

const DueDiligenceDialog = later(
  async () => (await import('@/features/due-diligence/DueDiligenceDialog')).DueDiligenceDialog,
  { failed: DialogFailed },
);

interface StatementNumbersProps {
  stackId: string;
  numbers: DueDiligenceNumbers;
}

export function StatementNumbers({ stackId, numbers }: StatementNumbersProps) {
  const t = useText();
  const { reportSave } = useSaveFeedback();
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setWasOpened(true);
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('due_diligence.action')}
      </Button>
      {wasOpened && (
        <DueDiligenceDialog
          opened={opened}
          stackIds={[stackId]}
          numbers={numbers}
          report={reportSave}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
