import { z } from '@hono/zod-openapi';
import type { ReportConfig } from './reportConfig';
import { FieldRuleKindSchema, FieldTypeSchema, IdSchema, UnitSchema } from './schemas';

export const CardFieldSchema = z
  .object({
    id: IdSchema,
    title: z.string(),
    fieldType: FieldTypeSchema,
    defaultValue: z
      .union([z.string(), z.number(), z.boolean()])
      .nullable()
      // In OpenAPI 3.0 null needs a type beside it.
      .openapi({ anyOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }] }),
    units: z.object({ display: UnitSchema }).nullable(),
    options: z.array(z.object({ key: z.string(), text: z.string() })).nullable(),
    trueLabel: z.string().nullable(),
    falseLabel: z.string().nullable(),
    rules: z.array(z.object({ kind: FieldRuleKindSchema, value: z.number().nullable() })),
  })
  .openapi('CardField');

export type CardField = z.infer<typeof CardFieldSchema>;

/** Fields for filters, statistics and volume; null where the card has none. */
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

export type CardLanguage = 'da' | 'de' | 'pl' | 'en';

export interface CardDefinition {
  /** Language of titles, options and remarks. */
  language: CardLanguage;
  fields: CardField[];
  displayConfigurationAdmin: { sections: { title: string; fieldIds: string[] }[] };
  fieldIds: FieldIds;
  volumeFieldId: string;
  /** Null: the card has no report. */
  reportConfig: ReportConfig | null;
}
