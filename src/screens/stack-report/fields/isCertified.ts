import type { Report, ReportRow } from '@/screens/stack-report/data/readReport';

/** Of a value that is there: a missing one came from no instrument. */
export function isCertified({ certified, fieldId }: ReportRow, { config, fieldOf }: Report): boolean {
  return config.certificate && certified && fieldOf(fieldId)?.content.status === 'given';
}
