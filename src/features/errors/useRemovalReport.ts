import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/showSuccess';

type RemovalReport = (answer: PromiseLike<{ error?: unknown }>) => Promise<boolean>;

/**
 * Waits for a removal, and says that it was done: true then. Its failure is told by the generic handler; somebody else
 * may have removed the same already, so what holds it is loaded anew.
 */
export function useRemovalReport(reload: () => Promise<unknown>): RemovalReport {
  const t = useText();
  return useCallback(
    async (answer) => {
      const { error } = await answer;
      if (error) void reload();
      else showSuccess(t('form.update_successful'));
      return !error;
    },
    [t, reload],
  );
}
