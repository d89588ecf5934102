import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useGetStackCorrectionQuery } from '@/store/api/stackApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Dialog } from '@/ui/overlay/Dialog';
import { CorrectForm } from './CorrectForm';

interface CorrectDialogProps {
  opened: boolean;
  stack: Stack;
  onClose: () => void;
}

/** The form begins with the present values of the service, which may be newer than those of the page. */
export function CorrectDialog({ opened, stack, onClose }: CorrectDialogProps) {
  const t = useText();
  const failureText = useFailureText();
  const { currentData, data, error, isFetching, refetch } = useGetStackCorrectionQuery(
    { id: stack.stackId },
    { skip: !opened, refetchOnMountOrArgChange: true },
  );
  // A closing dialog keeps its content, so that it gives the focus back.
  const correction = opened ? currentData : data;
  const title = t('stack.correction.title', { stackNumber: stack.stackNumber });
  if (correction)
    return (
      <CorrectForm
        opened={opened}
        title={title}
        stack={stack}
        correction={correction}
        onClose={onClose}
        onReload={refetch}
      />
    );
  // The answer arrives in a moment, as the dialog itself does.
  if (!error || isFetching) return null;
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <ErrorState title={t('ui.failure.title')} text={failureText(error)} onRetry={() => void refetch()} />
    </Dialog>
  );
}
