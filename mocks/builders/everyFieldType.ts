import { buildStackField } from './stacks';

const options = [
  { key: 'fi', text: 'Spruce' },
  { key: 'rot', text: 'Rot' },
];
const area = { lengthTitle: 'Length', heightTitle: 'Height', length: 12.5, height: 1.8 };
const inUnit = (display: 'Centimeters' | 'CubicMeters' | 'Meters' | 'Pieces') => ({ units: { display } });

export const everyFieldType = [
  buildStackField({ fieldType: 'Boolean', value: true }, { title: 'With bark', trueLabel: 'On bark' }),
  buildStackField({ fieldType: 'String', value: '12a' }, { title: 'Area' }),
  buildStackField({ fieldType: 'Text', value: 'Mind\nthe ditch' }, { title: 'Remark' }),
  buildStackField({ fieldType: 'Integer', value: 1420 }, { title: 'Logs', ...inUnit('Pieces') }),
  buildStackField({ fieldType: 'Double', value: 1234.5 }, { title: 'Volume', ...inUnit('CubicMeters') }),
  buildStackField({ fieldType: 'Date', value: '2026-11-03T09:30:00Z' }, { title: 'Measured on' }),
  buildStackField(
    { fieldType: 'Position', value: { latitude: 56.8, longitude: 9.87, height: 41.6, accuracy: null } },
    { title: 'Place' },
  ),
  buildStackField({ fieldType: 'Options', value: 'fi' }, { title: 'Species', options }),
  buildStackField({ fieldType: 'MultipleOptions', value: ['rot', 'blue'] }, { title: 'Defects', options }),
  buildStackField(
    { fieldType: 'KeyValuePairStringInt', value: { B: 1200, C: 0 } },
    { title: 'Quality', ...inUnit('Pieces') },
  ),
  buildStackField({ fieldType: 'ArrayOfInt', value: [3, 0] }, { title: 'Classes', ...inUnit('Pieces') }),
  buildStackField(
    { fieldType: 'ArrayOfDouble', value: Array.from({ length: 600 }, (_, place) => place + 0.5) },
    { title: 'Diameters', ...inUnit('Centimeters') },
  ),
  buildStackField(
    {
      fieldType: 'ManualArea',
      value: { sectionA: { ...area, title: 'Main pile' }, sectionB: { ...area, title: 'Rest', length: 0 } },
    },
    { title: 'Face', ...inUnit('Meters') },
  ),
  buildStackField(
    {
      fieldType: 'Deductions',
      value: { keyUnit: 'Centimeters', deductionsCount: [{ item1: 12, item2: 3 }], averageCount: 12 },
    },
    { title: 'Base logs' },
  ),
  buildStackField(
    { fieldType: 'Image', value: { file: 'FrontImage', width: 1200, height: 800, overlays: [] } },
    { title: 'Front' },
  ),
];
