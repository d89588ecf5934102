import type { FieldType, Unit } from './cardFields';

interface Section {
  length: number;
  height: number;
}

/** What a field of each type holds. Numbers are in the unit that the field shows. */
export interface FieldContents {
  Boolean: boolean;
  String: string;
  Text: string;
  Integer: number;
  Double: number;
  /** ISO 8601. */
  Date: string;
  Position: { latitude: number; longitude: number; height: number | null; accuracy: number | null };
  /** The file that holds the picture. */
  Image: PictureKind;
  /** Key of an option. */
  Options: string;
  MultipleOptions: string[];
  KeyValuePairStringInt: Record<string, number>;
  ArrayOfInt: number[];
  ArrayOfDouble: number[];
  ManualArea: { sectionA: Section; sectionB: Section };
  /** How many pieces (`item2`) of each size (`item1`, in `keyUnit`) are deducted, and their mean size. */
  Deductions: { keyUnit: Unit; deductionsCount: { item1: number; item2: number }[]; averageCount: number };
}

export type PictureKind = 'FrontImage' | 'BackImage' | 'CloseupImage';

/** A field's value by its type; null where the stack has none (yet). */
export type FieldValue = {
  [Type in FieldType]: { fieldType: Type; value: FieldContents[Type] | null };
}[FieldType];
