import type { MeasurementRecord } from '../../../db/measurementSchema';
import type { StackRow } from '../records/stackRecords';

type Version = Pick<
  MeasurementRecord,
  | 'version'
  | 'cardVersionId'
  | 'values'
  | 'logEnds'
  | 'fullMeasurement'
  | 'volume'
  | 'logCount'
  | 'instrument'
  | 'certificate'
  | 'certificateValidUntil'
  | 'measuredAt'
  | 'corrected'
  | 'beside'
>;

/**
 * The row is the stack's as it was before a version of its measurement was replaced, or as it is with the
 * newest version. What it said beside a version that a former release replaced is not known, and is read of
 * the row.
 */
export function rowOfVersion(row: StackRow, version: Version): StackRow {
  const { beside, volume, logCount, fullMeasurement, measuredAt, cardVersionId } = version;
  return {
    ...row,
    cardVersionId,
    stack: {
      ...{ ...row.stack, ...beside },
      ...{ volume, logCount, fullMeasurement, cardVersionId },
      measurementDateTime: measuredAt,
      lastModifiedDateTime: beside ? new Date(beside.lastModifiedDateTime) : row.stack.lastModifiedDateTime,
    },
    measurement: version,
  };
}
