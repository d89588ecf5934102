import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/notifications';

type RemovalNotice = (answer: PromiseLike<{ error?: unknown }>) => Promise<boolean>;

/**
 * Waits for a removal, shows its success, and resolves to whether it succeeded. The generic handler shows a
 * failure. `reload` runs after a failure, because another person may already have removed the same record.
 */
export function useRemovalNotice(reload: () => Promise<unknown>): RemovalNotice {
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
