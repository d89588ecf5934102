import type { MeasurementCardDocument, MeasurementCardVersions } from '@/store/api/cardVersionApi';

type Field = MeasurementCardDocument['fields'][number];
type Unit = NonNullable<Field['units']>['display'];

const plain = {
  ...{ defaultValue: null, units: null, options: null, trueLabel: null, falseLabel: null },
  rules: [],
};

const metric = {
  length: 'Meters',
  diameters: 'Centimeters',
  front: 'SquareMeters',
  back: 'SquareMeters',
  volume: 'CubicMeters',
  stacked: 'CubicMeters',
} satisfies Record<string, Unit>;

interface CardParts extends Partial<MeasurementCardDocument> {
  units?: Partial<Record<keyof typeof metric, Unit>>;
  changes?: Record<string, Partial<Field>>;
  report?: Partial<NonNullable<MeasurementCardDocument['reportConfig']>>;
}

export function buildCardDocument({
  units = {},
  changes = {},
  report,
  ...overrides
}: CardParts = {}): MeasurementCardDocument {
  const unitOf = (id: keyof typeof metric) => ({ units: { display: units[id] ?? metric[id] } });
  const share = { units: { display: 'Percentages' as const } };
  const fields: Field[] = [
    { ...plain, id: 'remark', title: 'Remark', fieldType: 'Text' },
    {
      ...{ ...plain, id: 'species', title: 'Species', fieldType: 'Options' },
      options: [{ key: 'fi', text: 'Spruce', scientificName: 'Picea abies', kilogramsPerCubicMeter: 780 }],
    },
    { ...plain, id: 'full', title: 'Full', fieldType: 'Boolean', defaultValue: true },
    { ...plain, id: 'length', title: 'Length', fieldType: 'Double', ...unitOf('length') },
    { ...plain, id: 'logs', title: 'Logs', fieldType: 'Integer', units: { display: 'Pieces' } },
    { ...plain, id: 'diameters', title: 'Diameters', fieldType: 'ArrayOfDouble', ...unitOf('diameters') },
    { ...plain, id: 'front', title: 'Front area', fieldType: 'Double', ...unitOf('front') },
    { ...plain, id: 'back', title: 'Back area', fieldType: 'Double', ...unitOf('back') },
    { ...plain, id: 'stacked', title: 'Stacked', fieldType: 'Double', ...unitOf('stacked') },
    { ...plain, id: 'factor', title: 'Factor', fieldType: 'Double', ...share },
    { ...plain, id: 'bark', title: 'Bark', fieldType: 'Double', ...share },
    { ...plain, id: 'volume', title: 'Volume', fieldType: 'Double', ...unitOf('volume') },
    { ...plain, id: 'picture', title: 'Picture', fieldType: 'Image' },
  ];
  return {
    name: 'Spruce card',
    language: 'en',
    fields: fields.map((field) => ({ ...field, ...changes[field.id] })),
    displayConfigurationAdmin: {
      sections: [{ title: 'Timber', fieldIds: ['species', 'volume', 'diameters', 'picture'] }],
    },
    fieldIds: {
      ...{ registrator: null, surveyor: null, treeSpecies: 'species', assortment: null },
      ...{ assortmentLength: 'length', areaNumber: null, fullMeasurement: 'full' },
    },
    volumeFieldId: 'volume',
    volumeFields: {
      stackedVolume: 'stacked',
      conversionFactor: 'factor',
      overBark: null,
      barkDeduction: 'bark',
    },
    reportConfig: {
      ...{ language: 'en', closeupTitle: '', certificate: true },
      frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
      diameters: {
        ...{ diametersFieldId: 'diameters', lengthFieldId: 'length', logCountFieldId: 'logs' },
        units: { diameter: units.diameters ?? metric.diameters, volume: units.volume ?? metric.volume },
        intervals: [
          { title: '1a', from: 7.5, to: 15 },
          { title: null, from: 15, to: null },
        ],
      },
      remark: { text: 'Values in blue are certified.', highlightIndex: 10, highlightLength: 4 },
      layouts: {
        fullMeasurement: {
          title: 'Timber report',
          headerFieldIds: ['remark'],
          sections: [{ title: 'Result', rows: [{ fieldId: 'volume', certified: true, bold: true }] }],
        },
        logCount: {
          title: 'Count report',
          headerFieldIds: [],
          sections: [{ title: 'Number', rows: [{ fieldId: 'logs', certified: false, bold: true }] }],
        },
      },
      ...report,
    },
    ...overrides,
  };
}

export function buildCardVersions(): MeasurementCardVersions {
  return {
    measurementCardId: 'spruce',
    measurementCardName: 'Spruce card',
    organizations: 2,
    versions: [
      { version: 3, publishedAt: null, publishedBy: null },
      { version: 2, publishedAt: '2026-06-01T08:00:00Z', publishedBy: 'Greta Stackyard' },
      { version: 1, publishedAt: '2026-05-04T08:00:00Z', publishedBy: null },
    ],
  };
}
