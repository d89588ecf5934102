import type { StackField, StackFileKind } from '@/store/api/stackApi';
import {
  type Guard,
  isBoolean,
  isNumber,
  isString,
  isWhole,
  listOf,
  orMissing,
  orNull,
  recordOf,
  shapeOf,
} from './guard';
import type { StackImage } from './stackImage';

export type FieldType = StackField['fieldType'];

const pictureKinds: readonly unknown[] = [
  'FrontImage',
  'BackImage',
  'CloseupImage',
  'FrontImageAnnotated',
  'BackImageAnnotated',
  'CloseupImageAnnotated',
] satisfies StackFileKind[];

function isInstant(value: unknown): value is string {
  return isString(value) && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}

const isPosition = shapeOf({
  latitude: isNumber,
  longitude: isNumber,
  height: orMissing(isNumber),
  accuracy: orMissing(isNumber),
});

// A size that cannot be is no reason to hide the picture, which has its own.
const isImageShape = shapeOf({
  file: isString,
  width: isNumber,
  height: isNumber,
  overlays: listOf(
    shapeOf({
      title: isString,
      unit: orNull(isString),
      marks: listOf(shapeOf({ x: isNumber, y: isNumber, radius: isNumber, value: orNull(isNumber) })),
    }),
  ),
});

/** A picture of one of the kinds that a page shows. */
export function isImage(value: unknown): value is StackImage {
  return isImageShape(value) && pictureKinds.includes(value.file);
}

const isSectionArea = shapeOf({
  title: isString,
  lengthTitle: isString,
  length: isNumber,
  heightTitle: isString,
  height: isNumber,
});

const isDeductions = shapeOf({
  keyUnit: orMissing(isString),
  deductionsCount: listOf(shapeOf({ item1: isNumber, item2: isWhole })),
  // Of no pieces there is no mean.
  averageCount: orMissing(isNumber),
});

function ofType<const Type extends FieldType, Value>(fieldType: Type, fits: Guard<Value>) {
  return (value: unknown) => (fits(value) ? { fieldType, value } : null);
}

/** The fifteen types of the specification (stack area, section 3), each with what fits it. */
const readers = {
  Boolean: ofType('Boolean', isBoolean),
  String: ofType('String', isString),
  Text: ofType('Text', isString),
  Integer: ofType('Integer', isWhole),
  Double: ofType('Double', isNumber),
  Date: ofType('Date', isInstant),
  Position: ofType('Position', isPosition),
  Image: ofType('Image', isImage),
  Options: ofType('Options', isString),
  MultipleOptions: ofType('MultipleOptions', listOf(isString)),
  KeyValuePairStringInt: ofType('KeyValuePairStringInt', recordOf(isWhole)),
  ArrayOfInt: ofType('ArrayOfInt', listOf(isWhole)),
  ArrayOfDouble: ofType('ArrayOfDouble', listOf(isNumber)),
  ManualArea: ofType('ManualArea', shapeOf({ sectionA: isSectionArea, sectionB: isSectionArea })),
  Deductions: ofType('Deductions', isDeductions),
} satisfies { [Type in FieldType]: (value: unknown) => { fieldType: Type } | null };

/** A value that fits its type, by the type. Numbers are in the unit that the field shows. */
export type FieldValue = NonNullable<ReturnType<(typeof readers)[FieldType]>>;

export function isFieldType(fieldType: unknown): fieldType is FieldType {
  return isString(fieldType) && Object.hasOwn(readers, fieldType);
}

/** Null when the value does not fit its type. */
export function readValue(fieldType: FieldType, value: unknown): FieldValue | null {
  return readers[fieldType](value);
}
