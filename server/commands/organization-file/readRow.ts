import { z } from 'zod';
import {
  CardFieldSchema,
  CardInstrumentSchema,
  CardLanguageSchema,
  FieldIdsSchema,
  FurtherTextsSchema,
  ReportConfigSchema,
  StackFieldsSchema,
  VolumeFieldsSchema,
} from '../../domain/cardDefinition';
import { WrittenLimitsSchema } from '../../domain/cardDocument';
import { ChangedFieldSchema } from '../../domain/change';
import { CheckKindSchema, decisionSubjects } from '../../domain/decisions';
import { DoubtKindSchema } from '../../domain/doubts';
import { HarvestGeometrySchema } from '../../domain/harvest/harvestGeometry';
import { storedMessageDigest } from '../../domain/messageDigest';
import { IdSchema, StackViewParameterSchema, StoredEmailSchema } from '../../domain/schemas';
import { workCountries } from '../../domain/workCountries';
import { type ExportedColumn, type ExportedTable, exportedTables } from './exportedTables';
import { jsonIn, refused } from './openOrganizationFile';

const id = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'no id');

const types: Readonly<Record<string, z.ZodType>> = {
  uuid: id,
  text: z.string(),
  'text[]': z.array(z.string()),
  boolean: z.boolean(),
  integer: z
    .int()
    .min(-(2 ** 31))
    .max(2 ** 31 - 1),
  'double precision': z.number(),
  numeric: z.number(),
  date: z.iso.date(),
  'timestamp with time zone': z.iso.datetime({ offset: true }),
  bytea: z.string().regex(/^\\x(?:[0-9a-f]{2})*$/, 'no bytes'),
};

const fieldValues = z.record(z.string(), z.unknown());

const position = {
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  height: z.number().nullable(),
  accuracy: z.number().nullable(),
};

const CorrectedSchema = z.strictObject({
  values: fieldValues,
  orderNumber: z.string().nullable().optional(),
  position: z.strictObject(position).optional(),
});

const BesideSchema = z.strictObject({
  departmentId: id,
  polterId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  registeredValues: fieldValues.nullable(),
  ...position,
  doubts: z.array(DoubtKindSchema).nullable(),
  decided: z.array(z.enum(decisionSubjects)).nullable(),
  lastModifiedDateTime: z.iso.datetime(),
});

/** The database does not check the content of JSON columns, so an import checks it by these schemas. */
export const jsonTypes: Readonly<Record<string, z.ZodType>> = {
  'measurement_card_version.definition': z.looseObject({
    language: CardLanguageSchema,
    producer: z.string().optional(),
    instrument: CardInstrumentSchema.optional(),
    fields: z.array(CardFieldSchema),
    displayConfigurationAdmin: z.looseObject({
      sections: z.array(
        z.looseObject({
          title: z.string(),
          titles: FurtherTextsSchema.optional(),
          fieldIds: z.array(IdSchema),
        }),
      ),
    }),
    fieldIds: FieldIdsSchema,
    volumeFieldId: IdSchema,
    volumeFields: VolumeFieldsSchema.optional(),
    stackFields: StackFieldsSchema.optional(),
    evidenceLimits: WrittenLimitsSchema.optional(),
    // Cards of former versions may say nothing of a report.
    reportConfig: ReportConfigSchema.nullish(),
  }),
  'stack.registered_values': fieldValues,
  'measurement.values': fieldValues,
  'measurement.corrected': CorrectedSchema,
  'measurement.beside': BesideSchema,
  'stack_view.parameters': z.array(StackViewParameterSchema),
  'harvest_place.geometry': HarvestGeometrySchema,
  // An empty list is left out.
  'history_entry.fields': z.array(ChangedFieldSchema.partial({ before: true, after: true })),
};

function typeOf({ name: table }: ExportedTable, { name, type, words }: ExportedColumn): z.ZodType {
  if (words !== undefined && type === 'text') return z.enum([...words]);
  if (table === 'app_user' && name === 'email')
    return z
      .string()
      .refine((email) => StoredEmailSchema.safeParse(email).data === email, 'no address in lower case');
  if (table === 'stack' && name === 'doubts') return z.array(DoubtKindSchema);
  if (table === 'stack' && name === 'failed_checks') return z.array(CheckKindSchema);
  if (table === 'stack' && name === 'decided') return z.array(z.enum(decisionSubjects));
  if (table === 'harvest_place' && name === 'country') return z.enum(workCountries);
  if (table === 'organization' && name === 'work_countries') return z.array(z.enum(workCountries));
  // The digest names a file in the store.
  if (table === 'measurement' && name === 'message_digest')
    return z.string().regex(/^[0-9a-f]{64}$/, 'no SHA-256');
  const reader = type === 'jsonb' ? jsonTypes[`${table}.${name}`] : types[type];
  if (reader === undefined) throw new Error(`Nothing reads ${table}.${name} (${type})`);
  return reader;
}

const notItsMessage = { path: ['message'], message: 'no message in gzip, or one with another SHA-256' };

function hasOwnMessage({ message, message_digest: digest }: Row): boolean {
  if (typeof message !== 'string') return true;
  try {
    const found = storedMessageDigest(Buffer.from(message.slice(2), 'hex'));
    return digest === null || digest === found;
  } catch {
    return false;
  }
}

export type Row = Readonly<Record<string, unknown>>;

const readers = new Map(
  exportedTables.map((table) => {
    const columns = table.columns.map((column) => {
      const type = typeOf(table, column);
      return [column.name, column.notNull ? type : type.nullable()] as const;
    });
    const row = z.strictObject(Object.fromEntries(columns));
    return [table.name, table.name === 'measurement' ? row.refine(hasOwnMessage, notItsMessage) : row];
  }),
);

/** @throws CommandError, whose message names the column and the reason */
export function readRow(table: string, line: string, where: string): Row {
  const reader = readers.get(table);
  if (reader === undefined) throw new Error(`Nothing reads ${table}`);
  const read = reader.safeParse(jsonIn(line, where));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path.join('.');
  throw refused(where, path ? `${path}: ${issue?.message}` : String(issue?.message));
}
