import type { StackReport } from '@/store/api/reportData';
import type { ReportLayout, ReportRow } from './readReport';

type Field = StackReport['stack']['fields'][number];

const ofField = (id: string, title: string) => ({
  id,
  title,
  defaultValue: null,
  units: null,
  options: null,
  trueLabel: null,
  falseLabel: null,
});

const inUnit = (display: NonNullable<Field['units']>['display']) => ({ units: { display } });

const certified = (fieldId: string): ReportRow => ({ fieldId, certified: true, bold: false });
const plain = (fieldId: string): ReportRow => ({ fieldId, certified: false, bold: false });

/** How many logs there are of each whole centimetre from 11: a stack of thin spruce. */
const logsFrom11 = [2, 4, 7, 10, 13, 15, 17, 19, 20, 20, 19, 17, 15, 13, 11, 9, 7, 6, 4, 3, 2, 2, 1, 1];
const diameters = logsFrom11.flatMap((count, index) =>
  Array.from({ length: count }, (_, log) => 11 + index + log / count),
);
const lengthOfLogs = 4.1;
const volume = diameters.reduce((sum, cm) => sum + lengthOfLogs * Math.PI * (cm / 200) ** 2, 0);

const fields: Field[] = [
  { ...ofField('surveyor', 'Surveyor'), fieldType: 'String', value: 'Alex Example' },
  { ...ofField('forest', 'Forest'), fieldType: 'String', value: 'Sample wood, compartment 12a' },
  {
    ...ofField('species', 'Tree species'),
    options: [{ key: 'spruce', text: 'Norway spruce' }],
    fieldType: 'Options',
    value: 'spruce',
  },
  { ...ofField('length', 'Log length'), ...inUnit('Meters'), fieldType: 'Double', value: lengthOfLogs },
  {
    ...ofField('logs', 'Number of logs'),
    ...inUnit('Pieces'),
    fieldType: 'Integer',
    value: diameters.length,
  },
  { ...ofField('front', 'Front area'), ...inUnit('SquareMeters'), fieldType: 'Double', value: 10.842 },
  { ...ofField('back', 'Back area'), ...inUnit('SquareMeters'), fieldType: 'Double', value: 11.207 },
  { ...ofField('volume', 'Log volume'), ...inUnit('CubicMeters'), fieldType: 'Double', value: volume },
  {
    ...ofField('diameters', 'Diameters'),
    ...inUnit('Centimeters'),
    fieldType: 'ArrayOfDouble',
    value: diameters,
  },
  {
    ...ofField('bark', 'Bark'),
    trueLabel: 'Over bark',
    falseLabel: 'Under bark',
    fieldType: 'Boolean',
    value: true,
  },
];

const layout: ReportLayout = {
  title: 'Measurement report',
  headerFieldIds: ['surveyor', 'forest'],
  sections: [
    { title: 'Timber', rows: ['species', 'length', 'bark'].map(plain) },
    {
      title: 'Measurement',
      rows: [
        certified('front'),
        certified('back'),
        certified('logs'),
        plain('diameters'),
        { fieldId: 'volume', certified: true, bold: true },
      ],
    },
  ],
};

const remark = 'Values in blue are those of the verified instrument. They alone count for the invoice.';

/** A report to show without any stack, in English whoever reads it. */
export const sampleReport: StackReport = {
  stack: {
    stackId: 'sample',
    stackNumber: 'SAMPLE-1',
    polterId: 'P-0000',
    status: 'Measured',
    fullMeasurement: true,
    organizationName: 'Sample Forestry',
    departmentName: 'Northern district',
    coordinates: { latitude: 56.8041267, longitude: 9.8722154, height: 41, accuracy: 4 },
    registrationDateTime: '2026-03-02T08:15:00+01:00',
    measurementDateTime: '2026-03-04T10:40:00+01:00',
    lastModifiedDateTime: '2026-03-04T11:05:00+01:00',
    timeZone: 'Europe/Copenhagen',
    fields,
  },
  measurementCard: {
    measurementCardId: 'sample',
    measurementCardName: 'Sample card',
    volumeFieldId: 'volume',
    reportConfig: {
      language: 'en',
      closeupTitle: 'Close-up with detected logs',
      remark: { text: remark, highlightIndex: 0, highlightLength: 'Values in blue'.length },
      diameters: {
        diametersFieldId: 'diameters',
        lengthFieldId: 'length',
        logCountFieldId: 'logs',
        units: { diameter: 'Centimeters', volume: 'CubicMeters' },
        intervals: [
          { title: '1a', from: 10, to: 15 },
          { title: '1b', from: 15, to: 20 },
          { title: '2a', from: 20, to: 25 },
          { title: '2b', from: 25, to: 30 },
          { title: '3a', from: 30, to: null },
        ],
      },
      frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
      certificate: true,
      layouts: { fullMeasurement: layout, logCount: layout },
    },
  },
  frontImage: null,
  backImage: null,
  closeupImage: null,
  organizationLogo: null,
};
