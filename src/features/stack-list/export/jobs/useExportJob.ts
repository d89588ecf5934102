import { useText } from '@/i18n/useText';
import type { ExportBody, ExportFormat } from '@/store/api/downloads';
import { useCreateStackExportMutation } from '@/store/api/stackApi';
import { showNote } from '@/ui/feedback/notifications';
import { useCallKeys } from '@/ui/form/useIdempotentSave';

/** Asks the service to make a file in the background. The generic notice shows a failure. */
export function useExportJob() {
  const t = useText();
  const [create, { isLoading: isBusy }] = useCreateStackExportMutation();
  const keys = useCallKeys();
  const ask = async (stackExportRequest: ExportBody & { format: ExportFormat }) => {
    const answer = await create({
      stackExportRequest,
      'idempotency-key': keys.keyOf(stackExportRequest),
    });
    if (answer.error) return;
    keys.succeeded(stackExportRequest);
    showNote(t('export.jobs.begun'));
  };
  return { ask, isBusy };
}
