import type { FieldType, Unit } from '../schemas';

interface FieldKind {
  fieldType: FieldType;
  unit?: Unit;
}

export const fieldKinds = {
  orderNumber: { fieldType: 'String' },
  registrator: { fieldType: 'String' },
  surveyor: { fieldType: 'String' },
  areaNumber: { fieldType: 'String' },
  remark: { fieldType: 'Text' },
  registrationDate: { fieldType: 'Date' },
  measurementDate: { fieldType: 'Date' },
  fellingDate: { fieldType: 'Date' },
  treeSpecies: { fieldType: 'Options' },
  assortment: { fieldType: 'Options' },
  damages: { fieldType: 'MultipleOptions' },
  fullMeasurement: { fieldType: 'Boolean' },
  withBark: { fieldType: 'Boolean' },
  position: { fieldType: 'Position' },
  frontImage: { fieldType: 'Image' },
  backImage: { fieldType: 'Image' },
  closeupImage: { fieldType: 'Image' },
  logCount: { fieldType: 'Integer', unit: 'Pieces' },
  classCounts: { fieldType: 'ArrayOfInt', unit: 'Pieces' },
  qualityCounts: { fieldType: 'KeyValuePairStringInt', unit: 'Pieces' },
  diameters: { fieldType: 'ArrayOfDouble', unit: 'Centimeters' },
  meanDiameter: { fieldType: 'Double', unit: 'Centimeters' },
  baseLogs: { fieldType: 'Deductions', unit: 'Centimeters' },
  assortmentLength: { fieldType: 'Double', unit: 'Meters' },
  pileLength: { fieldType: 'Double', unit: 'Meters' },
  pileFace: { fieldType: 'ManualArea', unit: 'Meters' },
  frontArea: { fieldType: 'Double', unit: 'SquareMeters' },
  backArea: { fieldType: 'Double', unit: 'SquareMeters' },
  volume: { fieldType: 'Double', unit: 'CubicMeters' },
  grossVolume: { fieldType: 'Double', unit: 'CubicMeters' },
  conversionFactor: { fieldType: 'Double', unit: 'Percentages' },
  barkDeduction: { fieldType: 'Double', unit: 'Percentages' },
} as const satisfies Record<string, FieldKind>;

export type FieldKey = keyof typeof fieldKinds;
