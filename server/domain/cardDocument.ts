import { z } from '@hono/zod-openapi';
import { type EvidenceLimits, farApart } from '../../src/lib/evidence';
import {
  type CardDefinition,
  CardFieldSchema,
  type CardInstrument,
  type CardLanguage,
  CardLanguageSchema,
  CardOptionSchema,
  type FieldIds,
  ReportConfigSchema,
  type StackFields,
  type VolumeFields,
} from './cardDefinition';
import { withoutHiddenSigns } from './schemas';

/**
 * PostgreSQL cannot store the control character NUL and lone surrogates in JSON. Invisible characters are
 * refused as well.
 */
const line = (most: number) =>
  withoutHiddenSigns(
    z
      .string()
      .max(most)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  );

const title = (most: number) => line(most).regex(/[^\p{Z}\p{C}]/u);

const paragraphs = (most: number) =>
  withoutHiddenSigns(
    z
      .string()
      .max(most)
      .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u),
  );

export const fieldIdPattern = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

const fieldId = z.string().regex(fieldIdPattern);

const orNone = fieldId.nullable();

const furtherTexts = (most: number) =>
  z
    .strictObject({
      da: title(most).optional(),
      de: title(most).optional(),
      pl: title(most).optional(),
      en: title(most).optional(),
    } satisfies Record<CardLanguage, unknown>)
    .optional()
    .meta({
      description: 'The same for readers of other languages. Reports stay in the language of the card',
    });

const OptionSchema = z.strictObject({
  ...CardOptionSchema.shape,
  key: title(64),
  text: title(200),
  texts: furtherTexts(200),
  scientificName: title(100).optional().meta({ description: 'Of a tree species: Picea abies' }),
  kilogramsPerCubicMeter: z
    .number()
    .min(100)
    .max(2000)
    .optional()
    .meta({ description: 'Of a tree species: what a cubic metre of fresh wood weighs' }),
});

const FieldSchema = z.strictObject({
  ...CardFieldSchema.shape,
  id: fieldId.meta({ description: 'By which values are sent and kept' }),
  title: title(200),
  titles: furtherTexts(200),
  defaultValue: z.union([paragraphs(5000), z.number(), z.boolean()]).nullable(),
  units: z.strictObject({ display: CardFieldSchema.shape.units.unwrap().shape.display }).nullable(),
  options: z.array(OptionSchema).min(1).max(500).nullable(),
  trueLabel: title(100).nullable(),
  trueLabels: furtherTexts(100),
  falseLabel: title(100).nullable(),
  falseLabels: furtherTexts(100),
  rules: z.array(z.strictObject(CardFieldSchema.shape.rules.element.shape)).max(20),
});

const LayoutSchema = z.strictObject({
  title: title(200),
  headerFieldIds: z.array(fieldId).max(20),
  sections: z
    .array(
      z.strictObject({
        title: title(200),
        rows: z
          .array(z.strictObject({ fieldId, certified: z.boolean(), bold: z.boolean() }))
          .min(1)
          .max(200),
      }),
    )
    .max(50),
});

const { language, certificate, diameters } = ReportConfigSchema.shape;
const { units } = diameters.unwrap().shape;

const ReportSchema = z.strictObject({
  language,
  certificate,
  closeupTitle: line(200),
  remark: z
    .strictObject({
      text: paragraphs(2000),
      highlightIndex: z.number().int().min(0),
      highlightLength: z.number().int().min(0),
    })
    .nullable(),
  diameters: z
    .strictObject({
      diametersFieldId: fieldId,
      lengthFieldId: fieldId,
      logCountFieldId: orNone,
      units: z.strictObject(units.unwrap().shape).nullable(),
      intervals: z
        .array(
          z.strictObject({ title: line(50).nullable(), from: z.number().min(0), to: z.number().nullable() }),
        )
        .min(1)
        .max(100),
    })
    .nullable(),
  frontBackWarning: z.strictObject({ frontAreaFieldId: fieldId, backAreaFieldId: fieldId }).nullable(),
  layouts: z.strictObject({ fullMeasurement: LayoutSchema, logCount: LayoutSchema }),
});

/** A larger limit, in cubic metres, would be a typing error. */
const largestVolumeLimit = 1000;

/**
 * No check may be looser than the corresponding warning of the report, so that no stack passes although its
 * own report warns.
 */
export const WrittenLimitsSchema = z.strictObject({
  areaDifference: z
    .number()
    .gt(0)
    .max(farApart)
    .optional()
    .meta({ description: 'Share of their average that front and back may differ by' }),
  stackedVolume: z
    .number()
    .gt(0)
    .max(largestVolumeLimit)
    .optional()
    .meta({ description: 'Cubic metres of wood and air that a stack should have' }),
} satisfies Record<keyof EvidenceLimits, unknown>);

export const CardDocumentSchema = z
  .strictObject({
    $schema: z.string().max(500).optional().meta({ description: 'Where an editor finds this schema' }),
    name: title(200).meta({ description: 'The card that it is a version of' }),
    language: CardLanguageSchema.meta({ description: 'Of titles, options and remarks' }),
    producer: title(200).optional().meta({ description: 'Who issues the card, for exports' }),
    instrument: z
      .strictObject({ manufacturer: title(100), model: title(100) } satisfies Record<
        keyof CardInstrument,
        unknown
      >)
      .optional()
      .meta({ description: 'The measuring instrument that the card is made for' }),
    fields: z.array(FieldSchema).min(1).max(200),
    displayConfigurationAdmin: z
      .strictObject({
        sections: z
          .array(
            z.strictObject({
              title: title(200),
              titles: furtherTexts(200),
              fieldIds: z.array(fieldId).max(200),
            }),
          )
          .max(50),
      })
      .meta({ description: 'The page of a stack' }),
    fieldIds: z
      .strictObject({
        registrator: orNone,
        surveyor: orNone,
        treeSpecies: orNone,
        assortment: orNone,
        assortmentLength: orNone,
        areaNumber: orNone,
        fullMeasurement: orNone,
      } satisfies Record<keyof FieldIds, unknown>)
      .meta({ description: 'Fields for filters and statistics; null where the card has none' }),
    volumeFieldId: fieldId.meta({ description: 'The measured volume' }),
    volumeFields: z
      .strictObject({
        stackedVolume: orNone,
        conversionFactor: orNone,
        overBark: orNone,
        barkDeduction: orNone,
      } satisfies Record<keyof VolumeFields, unknown>)
      .optional()
      .meta({ description: 'Fields that say how the volume was made; null where the card has none' }),
    stackFields: z
      .strictObject({
        orderNumber: orNone,
        registrationDate: orNone,
        measurementDate: orNone,
      } satisfies Record<keyof StackFields, unknown>)
      .optional()
      .meta({
        description:
          'Fields that show what a message says beside its values: its order number, and when the stack was registered and measured; null where the card has none',
      }),
    evidenceLimits: WrittenLimitsSchema.optional().meta({
      description: 'Of the evidence check; what is left out is 0.15 and 20 m³ of wood and air',
    }),
    reportConfig: ReportSchema.nullable().meta({ description: 'Null: the card has no report' }),
  })
  .meta({ title: 'Measurement card of Stackyard' });

export interface CardDocument extends CardDefinition {
  name: string;
}

/** The limit is in bytes; a card of the demo has about 20,000. */
export const largestCard = 512 * 1024;

/**
 * The database does not keep the order of keys, so the fields are put into the order in which a person writes
 * them.
 */
export function inWrittenOrder(document: CardDocument): CardDocument {
  return CardDocumentSchema.safeParse(document).data ?? document;
}

export function cardJsonSchema() {
  return z.toJSONSchema(CardDocumentSchema, { io: 'input', reused: 'inline' });
}
