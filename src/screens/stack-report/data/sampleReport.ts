import measured from '@/features/stack-fields/sample/measured.json';
import { toDataUrl } from '@/lib/dataUrl';
import type { StackReport } from '@/store/api/reportData';
import type { ReportLayout, ReportRow } from './readReport';
import backUrl from './sample/back.png?url';
import closeupUrl from './sample/closeup.png?url';
import frontUrl from './sample/front.png?url';
import logoUrl from './sample/logo.png?url';
import pictures from './sample/pictures.json';

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

const { diameters, length } = measured;
const volume = diameters.reduce((sum, cm) => sum + length * Math.PI * (cm / 200) ** 2, 0);

const fields: Field[] = [
  { ...ofField('surveyor', 'Surveyor'), fieldType: 'String', value: 'Alex Example' },
  { ...ofField('forest', 'Forest'), fieldType: 'String', value: 'Sample wood, compartment 12a' },
  {
    ...ofField('species', 'Tree species'),
    options: [{ key: 'spruce', text: 'Norway spruce' }],
    fieldType: 'Options',
    value: 'spruce',
  },
  { ...ofField('length', 'Log length'), ...inUnit('Meters'), fieldType: 'Double', value: length },
  {
    ...ofField('logs', 'Number of logs'),
    ...inUnit('Pieces'),
    fieldType: 'Integer',
    value: diameters.length,
  },
  {
    ...ofField('front', 'Front area'),
    ...inUnit('SquareMeters'),
    fieldType: 'Double',
    value: measured.frontArea,
  },
  {
    ...ofField('back', 'Back area'),
    ...inUnit('SquareMeters'),
    fieldType: 'Double',
    value: measured.backArea,
  },
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

const remark =
  'Values in blue are those of the verified instrument. The others are calculated or entered by hand.';

type Image = NonNullable<StackReport['frontImage']>;

const overlays: Image['overlays'] = [null, 'Centimeters' as const].map((unit) => ({
  title: unit ? 'Diameters' : 'Log ends',
  unit,
  marks: pictures.marks.map(([x = 0, y = 0, radius = 0, diameter = 0]) => ({
    x,
    y,
    radius,
    value: unit && diameter,
  })),
}));

async function embedded(url: string): Promise<string | null> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) return null;
  return toDataUrl(new Uint8Array(await response.arrayBuffer()), 'image/png');
}

async function image(file: keyof typeof pictures.sizes, url: string): Promise<Image | null> {
  const [width = 0, height = 0] = pictures.sizes[file];
  const dataUrl = await embedded(url);
  return dataUrl === null
    ? null
    : { file, width, height, overlays: file === 'CloseupImage' ? overlays : [], dataUrl };
}

export async function loadSampleReport(): Promise<StackReport> {
  const [frontImage, backImage, closeupImage, organizationLogo] = await Promise.all([
    image('FrontImage', frontUrl),
    image('BackImage', backUrl),
    image('CloseupImage', closeupUrl),
    embedded(logoUrl),
  ]);
  return { ...sample, frontImage, backImage, closeupImage, organizationLogo };
}

const sample: Omit<StackReport, 'frontImage' | 'backImage' | 'closeupImage' | 'organizationLogo'> = {
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
    instrument: { name: 'FotoScan S3, 10000', certificate: 'V-2025-0000' },
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
          { title: '3a', from: 30, to: 35 },
          { title: '3b', from: 35, to: 40 },
          { title: '4', from: 40, to: null },
        ],
      },
      frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
      certificate: true,
      layouts: { fullMeasurement: layout, logCount: layout },
    },
  },
};
