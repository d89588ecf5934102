import { z } from '@hono/zod-openapi';

/**
 * The history treats a logo and the choice of a measurement card as parts of their organisation. A card
 * itself belongs to no organisation.
 */
export const ThingKindSchema = z
  .enum([
    'Organization',
    'Contract',
    'Department',
    'Person',
    'Contact',
    'Sawmill',
    'HarvestPlace',
    'Stack',
    'StackView',
    'ApiKey',
    'MeasurementCard',
    'Account',
  ])
  .openapi('ThingKind');

export type ThingKind = z.infer<typeof ThingKindSchema>;

/** The portal has a name for each of these fields, in `src/screens/history/changeWords.ts`. */
export const historyFields = [
  'accepted',
  'accounting',
  'active',
  'addressCountry',
  'areaNumber',
  'areaNumbers',
  'askedAnew',
  'assortment',
  'assortmentLength',
  'BackImage',
  'city',
  'CloseupImage',
  'columns',
  'corrected',
  'country',
  'csvStatementNumbers',
  'currency',
  'customerNumber',
  'dataRetentionDurationInMonths',
  'dense',
  'departmentNumber',
  'department',
  'departments',
  'doubts',
  'draft',
  'email',
  'enableAutoEmails',
  'endDate',
  'filters',
  'FrontImage',
  'fullMeasurementPrice',
  'guaranteedVolume',
  'harvestFrom',
  'harvestPlace',
  'harvestTo',
  'hectares',
  'isGlobalAdmin',
  'landAddress',
  'latitude',
  'levelOfInvoice',
  'logCount',
  'logo',
  'longitude',
  'mailingList',
  'measurementCard',
  'measurementDateTime',
  'name',
  'orderNumber',
  'phone',
  'pieceMeasurementPrice',
  'polterId',
  'producerName',
  'publishedVersion',
  'reason',
  'referenceNumber',
  'registrationDateTime',
  'roles',
  'sawmill',
  'sawmills',
  'scopes',
  'settlementType',
  'shared',
  'stackNumber',
  'stackNumbering',
  'stacks',
  'startDate',
  'state',
  'statedHectares',
  'street',
  'streetNumber',
  'treeSpecies',
  'twin',
  'users',
  'verificationNumber',
  'version',
  'volume',
  'webSite',
  'withdrawn',
  'word',
  'workCountries',
  'zipCode',
] as const;

/**
 * A value is a list of texts: an empty one if the value is missing, several texts for a list. Numbers have a
 * decimal point, days are ISO 8601.
 */
const values = z.array(z.string());

export const ChangedFieldSchema = z
  .object({
    field: z.string().openapi({ example: 'phone', 'x-extensible-enum': [...historyFields] }),
    before: values,
    after: values,
  })
  .openapi('ChangedField', {
    description:
      'Values as texts: an empty list is no value, a list of several values has one text for each. Numbers have a decimal point, days are ISO 8601, choices are the words of the contract',
  });

export type ChangedField = z.infer<typeof ChangedFieldSchema>;

type FieldValue = string | number | boolean | null | undefined | readonly string[];

type Fields = Readonly<Partial<Record<(typeof historyFields)[number], FieldValue>>>;

/** A change never holds a password, a token, a key or the bytes of a picture. */
export interface Change {
  kind: ThingKind;
  id: string;
  name: string;
  organizationId: string | null;
  departmentId?: string | null | undefined;
  before?: Fields | undefined;
  after?: Fields | undefined;
  /**
   * True means that something has changed that the fields do not show. Otherwise a thing whose fields are
   * equal before and after counts as unchanged.
   */
  hasChangedOtherwise?: boolean | undefined;
}

export interface Changed<Result> {
  result: Result;
  changes: readonly Change[];
}

function textsOf(value: FieldValue): string[] {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'object' ? [...value] : [String(value)];
}

export function toldChange({ before, after, hasChangedOtherwise, ...thing }: Change) {
  const fields = changedFields({ before, after });
  const isSame =
    before !== undefined && after !== undefined && fields.length === 0 && hasChangedOtherwise !== true;
  return isSame ? undefined : { ...thing, fields };
}

function changedFields({ before = {}, after = {} }: Pick<Change, 'before' | 'after'>): ChangedField[] {
  const [olds, currents] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...currents.keys(), ...olds.keys()])].flatMap((field) => {
    const [old, current] = [textsOf(olds.get(field)), textsOf(currents.get(field))];
    return JSON.stringify(old) === JSON.stringify(current) ? [] : [{ field, before: old, after: current }];
  });
}
