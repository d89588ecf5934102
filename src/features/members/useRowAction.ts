import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/showSuccess';
import { useShowFailure } from '@/ui/feedback/useShowFailure';
import type { SaveResult } from '@/ui/form/saveResult';
import { useBusyKeys } from '@/ui/table/row/useBusyKeys';

interface Words {
  done: string;
  failed: string;
}

/**
 * What happens on a row itself, which is marked meanwhile; afterwards the result is told. `row` is the key of the row in its
 * table: a person may have several.
 */
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
    /** Null: there is nothing to tell. */
    run: async (row: string, act: () => Promise<SaveResult | null>, words?: Words) => {
      if (isBusy(row)) return;
      begin(row);
      const result = await act();
      end(row);
      if (result) tell(result, words);
    },
  };
}
