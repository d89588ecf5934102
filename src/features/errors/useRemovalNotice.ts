import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/showSuccess';

type RemovalNotice = (answer: PromiseLike<{ error?: unknown }>) => Promise<boolean>;

/**
 * Waits for a removal, shows that it succeeded, and resolves to whether it did. The generic handler shows its failure;
 * another person may have removed the same already, so `reload` is called then.
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
