import { z } from '@hono/zod-openapi';
import { languages } from './languages';
import { FieldRuleKindSchema, FieldTypeSchema, IdSchema, UnitSchema } from './schemas';

const ReportRowSchema = z
  .object({
    fieldId: IdSchema,
    certified: z.boolean().openapi({ description: 'The value comes from a verified measuring instrument' }),
    bold: z.boolean(),
  })
  .openapi('ReportRow');

const ReportLayoutSchema = z
  .object({
    title: z.string(),
    headerFieldIds: z.array(IdSchema),
    sections: z.array(z.object({ title: z.string(), rows: z.array(ReportRowSchema) })),
  })
  .openapi('ReportLayout');

/**
 * An interval contains `from` but not `to`, both in the diameter's unit. The last class may be open-ended.
 */
const DiameterIntervalSchema = z
  .object({ title: z.string().nullable(), from: z.number(), to: z.number().nullable() })
  .openapi('DiameterInterval');

export const CardLanguageSchema = z.enum(['da', 'de', 'pl', 'en']);

export type CardLanguage = z.infer<typeof CardLanguageSchema>;

export const FurtherTextsSchema = z
  .object({
    da: z.string().optional(),
    de: z.string().optional(),
    pl: z.string().optional(),
    en: z.string().optional(),
  })
  .openapi('FurtherTexts', { description: 'The same in other languages than that of the card' });

export const ReportConfigSchema = z.object({
  /**
   * Every text of the report is in this language, independently of the reader. The enum is written out,
   * because a named schema cannot be nullable in OpenAPI 3.0.
   */
  language: z.enum(languages).nullable(),
  closeupTitle: z.string(),
  remark: z
    .object({
      text: z.string(),
      highlightIndex: z.number().int().openapi({ description: 'In UTF-16 code units' }),
      highlightLength: z.number().int(),
    })
    .nullable()
    .openapi({ description: 'Printed on every report of the card, a part of it in blue' }),
  diameters: z
    .object({
      diametersFieldId: IdSchema,
      lengthFieldId: IdSchema,
      logCountFieldId: IdSchema.nullable(),
      units: z.object({ diameter: UnitSchema, volume: UnitSchema }).nullable(),
      intervals: z.array(DiameterIntervalSchema),
    })
    .nullable()
    .openapi({ description: 'Null: the card asks for no diameters' }),
  frontBackWarning: z
    .object({ frontAreaFieldId: IdSchema, backAreaFieldId: IdSchema })
    .nullable()
    .openapi({ description: 'Null: the report does not compare the areas' }),
  certificate: z.boolean().openapi({ description: 'False: no value of the report is certified' }),
  layouts: z.object({ fullMeasurement: ReportLayoutSchema, logCount: ReportLayoutSchema }),
});

export type ReportConfig = z.infer<typeof ReportConfigSchema>;

export const CardOptionSchema = z.object({
  key: z.string(),
  text: z.string(),
  texts: FurtherTextsSchema.optional(),
  scientificName: z.string().optional().openapi({ example: 'Picea abies' }),
  kilogramsPerCubicMeter: z.number().optional(),
});

export const CardFieldSchema = z
  .object({
    id: IdSchema,
    title: z.string(),
    titles: FurtherTextsSchema.optional(),
    fieldType: FieldTypeSchema,
    defaultValue: z
      .union([z.string(), z.number(), z.boolean()])
      .nullable()
      // OpenAPI 3.0 needs a type in addition to null.
      .openapi({ anyOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }] }),
    units: z.object({ display: UnitSchema }).nullable(),
    options: z.array(CardOptionSchema).nullable(),
    trueLabel: z.string().nullable(),
    trueLabels: FurtherTextsSchema.optional(),
    falseLabel: z.string().nullable(),
    falseLabels: FurtherTextsSchema.optional(),
    rules: z.array(z.object({ kind: FieldRuleKindSchema, value: z.number().nullable() })),
  })
  .openapi('CardField');

export type CardField = z.infer<typeof CardFieldSchema>;

const language = CardLanguageSchema.optional().openapi({
  description: "Of the texts: the reader's where the card has it, else the card's",
});

export const LocalizedFieldSchema = CardFieldSchema.omit({
  titles: true,
  trueLabels: true,
  falseLabels: true,
})
  .extend({ language, options: z.array(CardOptionSchema.omit({ texts: true })).nullable() })
  .openapi('LocalizedField');

const SectionSchema = z.object({
  title: z.string(),
  titles: FurtherTextsSchema.optional(),
  fieldIds: z.array(IdSchema),
});

export const DisplayConfigurationSchema = z.object({ sections: z.array(SectionSchema) });

export const LocalizedSectionSchema = SectionSchema.omit({ titles: true }).extend({ language });

export const FieldIdsSchema = z
  .object({
    registrator: IdSchema.nullable(),
    surveyor: IdSchema.nullable(),
    treeSpecies: IdSchema.nullable(),
    assortment: IdSchema.nullable(),
    assortmentLength: IdSchema.nullable(),
    areaNumber: IdSchema.nullable(),
    fullMeasurement: IdSchema.nullable(),
  })
  .openapi('FieldIds');

export type FieldIds = z.infer<typeof FieldIdsSchema>;

export const VolumeFieldsSchema = z
  .object({
    stackedVolume: IdSchema.nullable().openapi({ description: 'Wood and air' }),
    conversionFactor: IdSchema.nullable().openapi({ description: 'Share of wood in the stacked volume' }),
    overBark: IdSchema.nullable().openapi({ description: 'Whether it was measured over bark' }),
    barkDeduction: IdSchema.nullable().openapi({ description: 'Share of the volume that is bark' }),
  })
  .openapi('VolumeFields');

export type VolumeFields = z.infer<typeof VolumeFieldsSchema>;

export const StackFieldsSchema = z
  .object({
    orderNumber: IdSchema.nullable(),
    registrationDate: IdSchema.nullable().openapi({ description: 'When the stack was registered' }),
    measurementDate: IdSchema.nullable().openapi({ description: 'When it was measured' }),
  })
  .openapi('StackFields', {
    description:
      'Fields that show what a stack has beside its values, so that nobody sends it twice; null where the card has none',
  });

export type StackFields = z.infer<typeof StackFieldsSchema>;

export const EvidenceLimitsSchema = z
  .object({
    areaDifference: z.number().optional().openapi({
      description: 'Share of their average that front and back may differ by, 0.15 at most',
    }),
    stackedVolume: z
      .number()
      .optional()
      .openapi({ description: 'Cubic metres of wood and air that a stack should have' }),
  })
  .openapi('EvidenceLimits', {
    description: 'Of the card for the evidence check; without them 0.15 and 20 m³ hold',
  });

/**
 * A card is written for this model of instrument, but only the measurement says which instrument was used.
 */
export const CardInstrumentSchema = z
  .object({ manufacturer: z.string(), model: z.string() })
  .openapi('CardInstrument');

export type CardInstrument = z.infer<typeof CardInstrumentSchema>;

export interface CardDefinition {
  language: CardLanguage;
  producer?: string | undefined;
  instrument?: CardInstrument | undefined;
  fields: CardField[];
  displayConfigurationAdmin: z.infer<typeof DisplayConfigurationSchema>;
  fieldIds: FieldIds;
  volumeFieldId: string;
  volumeFields?: VolumeFields | undefined;
  stackFields?: StackFields | undefined;
  evidenceLimits?: z.infer<typeof EvidenceLimitsSchema> | undefined;
  reportConfig: ReportConfig | null;
}
