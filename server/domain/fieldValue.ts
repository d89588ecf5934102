import { z } from '@hono/zod-openapi';
import { isAtZero } from '../../src/lib/position';
import { LocalizedFieldSchema } from './cardDefinition';
import { type FieldType, instant, StackFileKindSchema, UnitSchema } from './schemas';

export const RecordedPositionSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  height: z.number().nullable().openapi({ description: 'Metres above the sea' }),
  accuracy: z.number().nullable().openapi({ description: 'Metres' }),
});

export const InstrumentSchema = z.object({
  name: z.string().openapi({ description: 'With its serial number' }),
  certificate: z.string().nullable().openapi({ description: 'Number of its verification certificate' }),
  expiredCertificate: z
    .object({ number: z.string(), validUntil: z.iso.date().openapi({ description: 'Its last day' }) })
    .optional()
    .openapi({ description: 'In its place, one that was no longer valid when the stack was measured' }),
});

const ImageMarkSchema = z
  .object({
    x: z.number(),
    y: z.number(),
    radius: z.number(),
    value: z.number().nullable(),
  })
  .openapi('ImageMark', { description: 'A circle in pixels of the image, with what was measured there' });

const ImageOverlaySchema = z
  .object({
    title: z.string(),
    /**
     * The values of the marks are in this unit. The enum is written out, because a named schema cannot be
     * nullable in OpenAPI 3.0.
     */
    unit: z.enum(UnitSchema.options).nullable(),
    marks: z.array(ImageMarkSchema),
  })
  .openapi('ImageOverlay');

export const StackImageSchema = z
  .object({
    file: StackFileKindSchema,
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    overlays: z.array(ImageOverlaySchema),
  })
  .openapi({ description: 'The file holds the image; the overlays lie on its pixels' });

const SectionAreaSchema = z
  .object({
    title: z.string(),
    lengthTitle: z.string(),
    length: z.number(),
    heightTitle: z.string(),
    height: z.number(),
  })
  .openapi('SectionArea');

const ManualAreaSchema = z.object({ sectionA: SectionAreaSchema, sectionB: SectionAreaSchema });

const DeductionsSchema = z
  .object({
    keyUnit: UnitSchema,
    deductionsCount: z.array(z.object({ item1: z.number(), item2: z.number().int() })),
    averageCount: z.number(),
  })
  .openapi({
    description: 'How many pieces (item2) of each size (item1), and their mean size',
  });

function ofType<const Type extends FieldType, Value extends z.ZodType>(fieldType: Type, value: Value) {
  return z.object({ fieldType: z.literal(fieldType), value: value.nullable() });
}

const StackFieldDefinitionSchema = LocalizedFieldSchema.omit({ fieldType: true, rules: true }).openapi(
  'StackFieldDefinition',
);

const dateValue = z
  .union([instant, z.iso.date()])
  .nullable()
  // OpenAPI 3.0 needs a type in addition to null.
  .openapi({
    anyOf: [
      { type: 'string', format: 'date-time', nullable: true },
      { type: 'string', format: 'date' },
    ],
  });

const valueSchemas = {
  Boolean: ofType('Boolean', z.boolean()),
  String: ofType('String', z.string()),
  Text: ofType('Text', z.string()),
  Integer: ofType('Integer', z.number().int()),
  Double: ofType('Double', z.number()),
  Date: z.object({ fieldType: z.literal('Date'), value: dateValue }),
  Position: ofType('Position', RecordedPositionSchema),
  Image: ofType('Image', StackImageSchema),
  Options: ofType('Options', z.string()),
  MultipleOptions: ofType('MultipleOptions', z.array(z.string())),
  KeyValuePairStringInt: ofType('KeyValuePairStringInt', z.record(z.string(), z.number().int())),
  ArrayOfInt: ofType('ArrayOfInt', z.array(z.number().int())),
  ArrayOfDouble: ofType('ArrayOfDouble', z.array(z.number())),
  ManualArea: ofType('ManualArea', ManualAreaSchema),
  Deductions: ofType('Deductions', DeductionsSchema),
} satisfies Record<FieldType, z.ZodType>;

const StackFieldValueSchema = z
  .union([
    valueSchemas.Boolean,
    valueSchemas.String,
    valueSchemas.Text,
    valueSchemas.Integer,
    valueSchemas.Double,
    valueSchemas.Date,
    valueSchemas.Position,
    valueSchemas.Image,
    valueSchemas.Options,
    valueSchemas.MultipleOptions,
    valueSchemas.KeyValuePairStringInt,
    valueSchemas.ArrayOfInt,
    valueSchemas.ArrayOfDouble,
    valueSchemas.ManualArea,
    valueSchemas.Deductions,
  ])
  .openapi('StackFieldValue');

export type StackFieldValue = z.infer<typeof StackFieldValueSchema>;

export function fieldValueOf(fieldType: FieldType, value: unknown): StackFieldValue {
  const schema: z.ZodType<StackFieldValue> = valueSchemas[fieldType];
  const { data } = schema.safeParse({ fieldType, value });
  return data ?? { fieldType, value: null };
}

export type FieldContents = {
  [Type in FieldType]: NonNullable<Extract<StackFieldValue, { fieldType: Type }>['value']>;
};

export type PictureKind = 'FrontImage' | 'BackImage' | 'CloseupImage';

export const StackFieldSchema = z
  .intersection(StackFieldDefinitionSchema, StackFieldValueSchema)
  .openapi('StackField');

export type StackField = z.infer<typeof StackFieldSchema>;

interface Located {
  latitude: number | null;
  longitude: number | null;
  height: number | null;
  accuracy: number | null;
}

/**
 * Latitude and longitude are in degrees, height and accuracy in metres.
 * @returns null without a position
 */
export function positionOf({
  latitude,
  longitude,
  height,
  accuracy,
}: Located): FieldContents['Position'] | null {
  if (latitude === null || longitude === null || isAtZero({ latitude, longitude })) return null;
  return { latitude, longitude, height, accuracy };
}
