import { useSaveOutcome } from './useSaveOutcome';
import { useSaveReport } from './useSaveReport';

export function useSaveReports() {
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const outcomeOf = useSaveOutcome();
  return { reportSave, outcomeOf };
}
