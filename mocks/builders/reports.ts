import type { StackReport } from '@/store/api/generated/types/schemas.gen';
import { buildStackField } from './stacks';

type Stack = StackReport['stack'];
type Card = NonNullable<StackReport['measurementCard']>;
type Config = NonNullable<Card['reportConfig']>;

export function buildReportConfig(overrides: Partial<Config> = {}): Config {
  const rows = [{ fieldId: 'volume', certified: true, bold: true }];
  const layout = { title: 'Measurement report', headerFieldIds: [], sections: [{ title: 'Quantity', rows }] };
  return {
    language: 'en',
    closeupTitle: 'Close-up',
    remark: null,
    diameters: null,
    frontBackWarning: null,
    certificate: true,
    layouts: { fullMeasurement: layout, logCount: { ...layout, title: 'Log count' } },
    ...overrides,
  };
}

interface ReportParts extends Partial<Omit<StackReport, 'stack' | 'measurementCard'>> {
  stack?: Partial<Stack>;
  config?: Partial<Config> | null;
  volumeFields?: Card['volumeFields'];
  evidenceLimits?: Card['evidenceLimits'];
}

export function buildReport({
  stack,
  config = {},
  volumeFields,
  evidenceLimits,
  ...overrides
}: ReportParts = {}): StackReport {
  return {
    stack: {
      stackId: 'stack-1',
      stackNumber: '1001',
      polterId: null,
      status: 'Measured',
      fullMeasurement: true,
      organizationName: 'Nordskov Tømmer A/S',
      departmentName: 'Rold Skov',
      coordinates: null,
      registrationDateTime: '2026-11-02T08:00:00+01:00',
      measurementDateTime: '2026-11-03T23:30:00Z',
      lastModifiedDateTime: '2026-11-04T09:00:00Z',
      timeZone: 'Europe/Warsaw',
      fields: [buildStackField({ fieldType: 'Double', value: 34.5 }, { units: { display: 'CubicMeters' } })],
      ...stack,
    },
    measurementCard: {
      measurementCardId: 'card-1',
      measurementCardName: 'Roundwood',
      volumeFieldId: 'volume',
      ...(volumeFields && { volumeFields }),
      ...(evidenceLimits && { evidenceLimits }),
      reportConfig: config && buildReportConfig(config),
    },
    frontImage: null,
    backImage: null,
    closeupImage: null,
    organizationLogo: null,
    ...overrides,
  };
}
