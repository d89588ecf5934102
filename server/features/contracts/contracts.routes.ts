import { contractDayOf } from '../../domain/contractDays';
import { globalAdmins, organizationAdmins } from '../../domain/roles';
import {
  CustomerNumberSchema,
  EntityTagSchema,
  IdSchema,
  InstantSchema,
  LevelOfInvoiceSchema,
} from '../../domain/schemas';
import {
  createRoute,
  done,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';

const SettlementTypeSchema = z
  .enum(['FixedPriceNoMinimumVolume', 'FixedPriceWithMinimumVolume', 'DynamicPrice1', 'DynamicPrice2'])
  .openapi('SettlementType');
const AccountingSchema = z.enum(['Danish', 'German']).openapi('Accounting');
const CurrencySchema = z.enum(['DKK', 'EUR', 'USD', 'GBP']).openapi('Currency');

export const longestRetention = 1200;

/** Prices are per m³ and per piece, in the contract's currency. Volumes are in m³. */
const terms = {
  customerNumber: CustomerNumberSchema,
  guaranteedVolume: z.number().int().min(0).max(999_999).nullable(),
  settlementType: SettlementTypeSchema.nullable(),
  accounting: AccountingSchema.nullable(),
  currency: CurrencySchema.nullable(),
  levelOfInvoice: LevelOfInvoiceSchema.nullable(),
  dataRetentionDurationInMonths: z.number().int().min(0).max(longestRetention).nullable(),
};

const PriceSchema = z.number().min(0).max(1_000_000);

const ContractSchema = z
  .object({
    ...terms,
    fullMeasurementPrice: PriceSchema.nullable(),
    pieceMeasurementPrice: PriceSchema.nullable(),
    startDate: z.iso.datetime({ offset: true }).openapi({ description: 'Start of the first day, UTC' }),
    endDate: z.iso.datetime({ offset: true }).openapi({ description: '23:59:59 of the last day, UTC' }),
    etag: EntityTagSchema,
  })
  .openapi('Contract');

const ContractDaySchema = InstantSchema.transform(contractDayOf);

const ContractFieldsSchema = z
  .strictObject({
    customerNumber: terms.customerNumber.default(null),
    guaranteedVolume: terms.guaranteedVolume.default(null),
    settlementType: terms.settlementType.default(null),
    accounting: terms.accounting.default(null),
    currency: terms.currency.default(null),
    levelOfInvoice: terms.levelOfInvoice.default(null),
    dataRetentionDurationInMonths: z
      .number()
      .int()
      .min(1)
      .max(longestRetention)
      .nullable()
      .default(null)
      .openapi({
        description:
          'Stacks to which nothing has happened for so long are deleted, not earlier than 30 days after it was set or shortened; null: never',
      }),
    fullMeasurementPrice: PriceSchema,
    pieceMeasurementPrice: PriceSchema,
    startDate: ContractDaySchema,
    endDate: ContractDaySchema,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'] })
  // An organisation that is invoiced by department has no customer number of its own.
  .refine(
    ({ levelOfInvoice, customerNumber }) => levelOfInvoice !== 'Department' || customerNumber === null,
    {
      path: ['customerNumber'],
    },
  )
  .openapi('ContractFields');

export type ContractFields = z.infer<typeof ContractFieldsSchema>;

const params = z.object({ id: IdSchema });

/**
 * The first contract is written with `if-none-match: *`, which is answered 412 if a contract exists already.
 */
const ifMatchOrNone = ifMatchHeader.extend({ 'if-none-match': z.literal('*').optional() });

export const contractRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/contract-information',
  operationId: 'getContract',
  rights: organizationAdmins,
  summary: 'Get the current contract of an organisation',
  description: '404 when the organisation has no current contract.',
  tags: ['organization'],
  request: { params },
  responses: {
    200: jsonResponse(ContractSchema, 'The current contract; 404: there is none'),
    ...readFailures,
  },
});

export const contractUpdateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/contract-information',
  operationId: 'updateContract',
  rights: globalAdmins,
  summary: 'Change the current contract of an organisation',
  description: 'Creates the contract when there is none; `If-None-Match: *` refuses to replace one.',
  tags: ['organization'],
  request: { params, headers: ifMatchOrNone, body: jsonBody(ContractFieldsSchema) },
  responses: { 200: done, ...writeFailures },
});

export const nextContractRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/contract-information/next',
  operationId: 'getNextContract',
  rights: organizationAdmins,
  summary: 'Get the next contract of an organisation',
  description: '404 when the organisation has no next contract.',
  tags: ['organization'],
  request: { params },
  responses: { 200: jsonResponse(ContractSchema, 'The next contract; 404: there is none'), ...readFailures },
});

export const nextContractUpdateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/contract-information/next',
  operationId: 'updateNextContract',
  rights: globalAdmins,
  summary: 'Change the next contract of an organisation',
  description: 'Creates the contract when there is none; `If-None-Match: *` refuses to replace one.',
  tags: ['organization'],
  request: { params, headers: ifMatchOrNone, body: jsonBody(ContractFieldsSchema) },
  responses: { 200: done, ...writeFailures },
});

export const contractsRoutes = [
  contractRoute,
  contractUpdateRoute,
  nextContractRoute,
  nextContractUpdateRoute,
] as const;
