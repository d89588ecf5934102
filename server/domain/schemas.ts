import { z } from '@hono/zod-openapi';
import { webLink } from '../../src/lib/webLink';
import { formerPeopleAt } from './formerPeople';
import { cleanLine, hasHiddenSigns, normalText } from './normalText';

export const IdSchema = z
  .string()
  .min(1)
  .max(64)
  .openapi({ example: '3f0c9a52-6d1e-5b7c-9a8e-2f4b6c8d0e1f' });

export const PositionSchema = z.strictObject({
  latitude: z.number().min(-90).max(90).openapi({ example: 56.8321 }),
  longitude: z.number().min(-180).max(180).openapi({ example: 9.8847 }),
});

export const StackStateSchema = z
  .enum(['PreRegistration', 'Measured', 'AssignedToSawmill'])
  .openapi('StackState');

export const DateTypeSchema = z
  .enum([
    'PreRegistration',
    'Measured',
    'LoadedIntoSystem',
    'Invoiceable',
    'AssignedToSawmill',
    'LastChanged',
  ])
  .openapi('DateType');

export const ResolutionSchema = z.enum(['Hourly', 'Daily', 'Monthly']).openapi('Resolution');

export const CountrySchema = z.enum(['uk', 'dk', 'de', 'pl']).openapi('Country');

export type Country = z.infer<typeof CountrySchema>;

/** The number has only digits, up to six (specification, administration area, section 5). */
export const CustomerNumberSchema = z
  .string()
  .regex(/^\d{1,6}$/)
  .nullable();

export const LevelOfInvoiceSchema = z.enum(['Organization', 'Department']).openapi('LevelOfInvoice');

export const RoleSchema = z
  .enum([
    'OrganizationAdmin',
    'DepartmentAdmin',
    'Registrator',
    'Surveyor',
    'Contact',
    'Integration',
    'NotSet',
  ])
  .openapi('Role');

const emailPattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/**
 * The address is converted to composed Unicode and lower case before it is checked, and only here, so that
 * the stored address is the checked one.
 */
export const StoredEmailSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .toLowerCase()
  .max(254)
  .regex(emailPattern)
  // Otherwise the document writes the flag into the pattern, which then matches nothing.
  .openapi({ pattern: emailPattern.source });

/** A caller may not give the address of a former member, because nobody may become or rename one. */
export const EmailSchema = StoredEmailSchema.refine((email) => !email.endsWith(formerPeopleAt));

export const OptionalEmailSchema = z.union([z.literal(''), EmailSchema]);

const anyLine = z.string().overwrite(cleanLine);

/**
 * Invisible characters, and those that change the direction of writing, are refused: readers could not tell
 * such a text from another one.
 */
export function withoutHiddenSigns<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine((text) => !hasHiddenSigns(text), { params: { textId: 'hiddenSigns' } });
}

const line = withoutHiddenSigns(anyLine);

const saysSomething = (text: string) => /[^\p{Z}\p{C}]/u.test(text);

export const NameSchema = line.min(1).max(200).refine(saysSomething);

export const SentNumberSchema = anyLine
  .min(1)
  .max(200)
  .refine((text) => normalText(text) !== '');

export const LineSchema = line.max(200);

/**
 * Only http and https links are accepted, because links with other schemes could run code in the reader's
 * page.
 */
export const WebSiteSchema = LineSchema.refine((text) => text === '' || webLink(text) !== null);

export const PhoneSchema = line.max(50).openapi({ example: '+45 20 30 40 50' });

export const EntityTagSchema = z.string().optional().openapi({ example: '"3f0c9a526d1e"' });

export const UserStateSchema = z.enum(['Active', 'Inactive']).openapi('UserState');

export const FieldTypeSchema = z
  .enum([
    'Boolean',
    'String',
    'Text',
    'Integer',
    'Double',
    'Date',
    'Position',
    'Image',
    'Options',
    'MultipleOptions',
    'KeyValuePairStringInt',
    'ArrayOfInt',
    'ArrayOfDouble',
    'ManualArea',
    'Deductions',
  ])
  .openapi('FieldType');

export type FieldType = z.infer<typeof FieldTypeSchema>;

export const StackFileKindSchema = z
  .enum([
    'FrontImage',
    'BackImage',
    'CloseupImage',
    'FrontImageAnnotated',
    'BackImageAnnotated',
    'CloseupImageAnnotated',
    'Report',
    'LDAT',
    'XML',
    'Csv',
    'HessenELDAT',
    'Other',
  ])
  .openapi('StackFileKind', {
    description:
      'Photographs are FrontImage, BackImage and CloseupImage. The annotated kinds exist for stacks of the demo; of a photograph, the log ends come with the stack and are drawn over it. No stack has Report, LDAT, XML, Csv, HessenELDAT or Other yet.',
  });

/**
 * An end of a date range in a saved view is open (empty), a calendar day, or relative to the day on which it
 * is read.
 */
const viewDay =
  /^(|\d{4}-\d{2}-\d{2}|lastWeek|lastWeekEnd|month|lastMonth|lastMonthEnd|today(-\d{1,4}[dm])?)$/;

export const StackViewParameterSchema = z
  .strictObject({
    name: z.string().regex(/^[A-Za-z]{1,40}$/),
    value: z.string().max(200),
    text: z.string().max(200).optional(),
  })
  .refine(({ name, value }) => !['from', 'to'].includes(name) || viewDay.test(value), { path: ['value'] })
  .openapi('StackViewParameter', {
    description:
      "A parameter of the list's URL. The days from and to are empty (open), a day, or count from the reader's today: today, today-30d, today-3m, month for the first of this month, lastMonth and lastMonthEnd for the first and last of the month before, lastWeek and lastWeekEnd for Monday and Sunday of the week before. The text says the value in words, as it was when it was saved",
  });

export type StackViewParameter = z.infer<typeof StackViewParameterSchema>;

export const StackOrderSchema = z
  .enum(['Date', 'Volume', 'AssortmentLength', 'Age', 'StackNumber', 'Check'])
  .openapi('StackOrder');

export const OrderDirectionSchema = z.enum(['Ascending', 'Descending']).openapi('OrderDirection');

export const UnitSchema = z
  .enum([
    'SquareFeet',
    'Inches',
    'Meters',
    'Centimeters',
    'CubicMeters',
    'SquareMeters',
    'Feet',
    'Percentages',
    'Pieces',
    'CubicFeet',
  ])
  .openapi('Unit');

export type Unit = z.infer<typeof UnitSchema>;

export const FieldRuleKindSchema = z
  .enum([
    'MinValue',
    'MaxValue',
    'RequiredForPreregistration',
    'RequiredForMeasurement',
    'MinSum',
    'MaxSum',
    'MinCharLength',
    'MaxCharLength',
    'MinAllowedOptions',
    'MaxAllowedOptions',
  ])
  .openapi('FieldRuleKind');

export const instant = z.iso.datetime({ offset: true }).openapi({ example: '2026-06-11T09:24:00+02:00' });

export const InstantSchema = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ offset: true, abort: true }))
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1900 && year <= 2200;
  })
  .openapi({ type: 'string', format: 'date-time' });

export function queryNumber(maximum: number) {
  return z
    .preprocess(
      (text) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text),
      z.number().int().min(1).max(maximum),
    )
    .openapi({ type: 'integer', minimum: 1, maximum });
}
