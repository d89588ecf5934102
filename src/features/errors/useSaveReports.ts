import { useSaveOutcome } from './useSaveOutcome';
import { useSaveReport } from './useSaveReport';

/** How the forms and rows of people learn what became of a call. */
export function useSaveReports() {
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const outcomeOf = useSaveOutcome();
  return { reportSave, outcomeOf };
}
