import { useText } from '@/i18n/useText';
import { showSuccess, useShowFailure } from '@/ui/feedback/notifications';
import type { SaveResult } from '@/ui/form/saveResult';
import { useBusyKeys } from '@/ui/table/row/useBusyKeys';

interface Words {
  done: string;
  failed: string;
}

export function useRowAction() {
  const t = useText();
  const showFailure = useShowFailure();
  const { isBusy, begin, end } = useBusyKeys();
  const usual = { done: t('form.update_successful'), failed: t('form.updated_failed') };
  const tell = (result: SaveResult, words: Words = usual) => {
    if (result.kind === 'saved') showSuccess(words.done);
    if (result.kind === 'failed') showFailure(words.failed, result.message);
  };
  return {
    isBusy,
    tell,
    run: async (row: string, act: () => Promise<SaveResult | null>, words?: Words) => {
      if (isBusy(row)) return;
      begin(row);
      const result = await act();
      end(row);
      if (result) tell(result, words);
    },
  };
}
