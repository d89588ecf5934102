import { useSaveNotice } from './useSaveNotice';
import { useSaveResult } from './useSaveResult';

export function useSaveFeedback() {
  const reportSave = useSaveNotice('form.update_successful', 'form.updated_failed');
  const resultOf = useSaveResult();
  return { reportSave, resultOf };
}
