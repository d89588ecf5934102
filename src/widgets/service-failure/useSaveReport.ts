import type { MessageId } from '../../i18n/catalogues';
import { useText } from '../../i18n/useText';
import type { SaveOutcome } from '../../ui/form/saveOutcome';
import { showSuccess } from '../../ui/showSuccess';
import { useSaveOutcome } from './useSaveOutcome';

interface SaveTexts {
  saved: MessageId;
  failed: MessageId;
}

type SaveReport = (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveOutcome>;

/**
 * Says in the specification's own texts (administration area, section 8) that a mutation was saved, or what failed,
 * with the reason.
 */
export function useSaveReport({ saved, failed }: SaveTexts): SaveReport {
  const t = useText();
  const outcomeOf = useSaveOutcome();
  return async (answer) => {
    const outcome = await outcomeOf(await answer);
    if (outcome.kind === 'failed') return { ...outcome, message: `${t(failed)}. ${outcome.message}` };
    if (outcome.kind === 'saved') showSuccess(t(saved));
    return outcome;
  };
}
