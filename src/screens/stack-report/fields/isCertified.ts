import type { ShownReport } from '@/screens/stack-report/data/readReport';
import type { ReportRow } from '@/store/api/reportData';

/** Of a value that is there: a missing one came from no instrument. */
export function isCertified({ certified, fieldId }: ReportRow, { config, fieldOf }: ShownReport): boolean {
  return config.certificate && certified && fieldOf(fieldId)?.content.status === 'given';
}
