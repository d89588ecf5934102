import { strToU8, zipSync } from 'fflate';
import type { MissingReport } from '@/store/api/missingReports';

export function buildArchive(missing: readonly MissingReport[]): Blob {
  const note = strToU8(JSON.stringify({ reports: missing }));
  const zip = zipSync({ 'missing-reports.json': [note, { level: 0 }], 'README.txt': strToU8('Missing') });
  return new Blob([new Uint8Array(zip)]);
}
