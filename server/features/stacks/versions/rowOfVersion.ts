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
 * Returns the stack's row as it was when the version was replaced, or as it is now for the newest version. If
 * an older version of the program replaced the version, the values that were stored with the measurement
 * (`beside`) are not known, and the present ones are used.
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
