import * as v from 'valibot';
import type { FieldType } from '@/store/api/stackApi';

const number = v.pipe(v.number(), v.finite());
const integer = v.pipe(v.number(), v.integer());

/** `sentInstant` is an ISO instant or a calendar day. */
export const sentInstant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Coordinates are WGS 84 degrees; the height is in metres, and a service may leave it out. */
const position = v.object({
  latitude: number,
  longitude: number,
  height: v.nullish(number),
  accuracy: v.nullish(number),
});

/**
 * The pages show only these kinds of images. A declared size of 0 does not hide an image, because the file
 * itself has a size.
 */
export const sentImage = v.object({
  file: v.picklist([
    'FrontImage',
    'BackImage',
    'CloseupImage',
    'FrontImageAnnotated',
    'BackImageAnnotated',
    'CloseupImageAnnotated',
  ]),
  width: number,
  height: number,
  overlays: v.array(
    v.object({
      title: v.string(),
      unit: v.nullable(v.string()),
      marks: v.array(v.object({ x: number, y: number, radius: number, value: v.nullable(number) })),
    }),
  ),
});

/** Width, height and marks are in pixels of the image. */
export type StackImage = v.InferOutput<typeof sentImage>;

// valibot accepts a list as a record with indexes as keys.
const integerRecord = v.custom<Record<string, number>>(
  (value) => !Array.isArray(value) && v.is(v.record(v.string(), integer), value),
);

const sectionArea = v.object({
  title: v.string(),
  lengthTitle: v.string(),
  length: number,
  heightTitle: v.string(),
  height: number,
});

const deductions = v.object({
  keyUnit: v.nullish(v.string()),
  deductionsCount: v.array(v.object({ item1: number, item2: integer })),
  // There is no mean without pieces.
  averageCount: v.nullish(number),
});

function ofType<const Type extends FieldType, Value>(fieldType: Type, schema: v.GenericSchema<Value>) {
  return (value: unknown) => (v.is(schema, value) ? { fieldType, value } : null);
}

const readers = {
  Boolean: ofType('Boolean', v.boolean()),
  String: ofType('String', v.string()),
  Text: ofType('Text', v.string()),
  Integer: ofType('Integer', integer),
  Double: ofType('Double', number),
  Date: ofType('Date', sentInstant),
  Position: ofType('Position', position),
  Image: ofType('Image', sentImage),
  Options: ofType('Options', v.string()),
  MultipleOptions: ofType('MultipleOptions', v.array(v.string())),
  KeyValuePairStringInt: ofType('KeyValuePairStringInt', integerRecord),
  ArrayOfInt: ofType('ArrayOfInt', v.array(integer)),
  ArrayOfDouble: ofType('ArrayOfDouble', v.array(number)),
  ManualArea: ofType('ManualArea', v.object({ sectionA: sectionArea, sectionB: sectionArea })),
  Deductions: ofType('Deductions', deductions),
} satisfies { [Type in FieldType]: (value: unknown) => { fieldType: Type } | null };

/** Numbers are in the unit that the field shows. */
export type FieldValue = NonNullable<ReturnType<(typeof readers)[FieldType]>>;

export function isFieldType(fieldType: unknown): fieldType is FieldType {
  return typeof fieldType === 'string' && Object.hasOwn(readers, fieldType);
}

export function readValue(fieldType: FieldType, value: unknown): FieldValue | null {
  return readers[fieldType](value);
}
