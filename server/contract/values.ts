import { z } from '@hono/zod-openapi';

export const IdSchema = z.string().min(1).max(64);

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

/** ISO 8601 with an offset; years that a calendar of timber never sees are refused. */
export const InstantSchema = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ offset: true }))
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1900 && year <= 2200;
  }, 'A date between 1900 and 2200 is expected')
  .openapi({ type: 'string', format: 'date-time' });

/** A whole number in a query string; anything else, the empty text too, is refused. */
export function queryNumber(maximum: number) {
  return z
    .preprocess(
      (text) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text),
      z.number().int().min(1).max(maximum),
    )
    .openapi({ type: 'integer', minimum: 1, maximum });
}
