import { useSaveReport } from './useSaveReport';
import { useSaveResult } from './useSaveResult';

export function useSaveReports() {
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const resultOf = useSaveResult();
  return { reportSave, resultOf };
}
