import { isObject, type Json } from './withoutEnvelope';

// The portal needs these parts of the document at run time, by schema or operation, property and keyword.

const enums = {
  stackStates: 'StackState enum',
  dateTypes: 'DateType enum',
  stackOrders: 'StackOrder enum',
  orderDirections: 'OrderDirection enum',
  units: 'Unit enum',
  currencies: 'Currency enum',
  levelsOfInvoice: 'LevelOfInvoice enum',
  settlementTypes: 'SettlementType enum',
  accountings: 'Accounting enum',
  stackNumberings: 'StackNumbering enum',
  organizationRoles: 'createOrganizationUser roles items enum',
  departmentRoles: 'createDepartmentUser roles items enum',
  doubtKinds: 'DoubtKind enum',
  acceptables: 'Acceptable enum',
  workCountries: 'WorkCountry enum',
  features: 'Feature enum',
  historyFields: 'ChangedField field x-extensible-enum',
};

const limits = {
  emailPattern: 'Administrator email pattern',
  emailMaxLength: 'Administrator email maxLength',
  passwordMinLength: 'resetPassword newPassword minLength',
  departmentNumberMaximum: 'createDepartment departmentNumber maximum',
  priceMaximum: 'ContractFields fullMeasurementPrice maximum',
  dataRetentionMaximum: 'ContractFields dataRetentionDurationInMonths maximum',
  filterTextMaxLength: 'StackFilters surveyors items maxLength',
  filterMaxItems: 'StackFilters surveyors maxItems',
  searchMaxLength: 'StackFilters search maxLength',
  pageMaximum: 'StackFilters page maximum',
  pageSizeMaximum: 'StackFilters pageSize maximum',
  mapPageSizeMaximum: 'StackMapFilters pageSize maximum',
  mapPointsMaximum: 'StackPointsFilters pageSize maximum',
  sawmillMapPageSizeMaximum: 'SawmillStackMapFilters pageSize maximum',
  assortmentLengthMaximum: 'StackFilters assortmentLengthMax maximum',
  radiusMinimum: 'StackFilters radiusKm minimum',
  radiusMaximum: 'StackFilters radiusKm maximum',
  sawmillPageSizeMaximum: 'listSawmills pageSize maximum',
  stackIdsMaxItems: 'assignStacks stackIds maxItems',
  doubtWordMaxLength: 'acceptStackDoubts word maxLength',
};

function at(json: Json | undefined, ...keys: string[]): Json | undefined {
  return keys.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), json);
}

function valuesOf(json: Json | undefined): Json[] {
  return Object.values(json ?? {});
}

function argumentOf(document: Json, operationId: string, name = ''): Json | undefined {
  const operations = valuesOf(at(document, 'paths')).flatMap(valuesOf);
  const operation = operations.find((one) => at(one, 'operationId') === operationId);
  const body = at(operation, 'requestBody', 'content', 'application/json', 'schema');
  const parameters = valuesOf(at(operation, 'parameters'));
  const parameter = parameters.find((one) => at(one, 'name') === name);
  return at(body, 'properties', name) ?? at(parameter, 'schema');
}

function written(value: Json, keyword: string | undefined): string {
  if (keyword === 'pattern') return String(new RegExp(String(value), 'u'));
  // Null marks a nullable property and is not one of the choices.
  return Array.isArray(value)
    ? `${JSON.stringify(value.filter((item) => item !== null))} as const`
    : JSON.stringify(value);
}

function constants(document: Json, places: Record<string, string>): string {
  const lines = Object.entries(places).map(([name, pointer]) => {
    const [subject = '', ...keys] = pointer.split(' ');
    const schema = at(document, 'components', 'schemas', subject);
    const [property, ...keywords] = keys;
    const value =
      at(schema, ...keys) ??
      at(schema, 'properties', ...keys) ??
      at(argumentOf(document, subject, property), ...keywords);
    if (value === undefined) throw new Error(`The document has no ${pointer}`);
    return `export const ${name} = ${written(value, keys.at(-1))};\n`;
  });
  return lines.join('');
}

/**
 * The constants are divided into two modules, because sign-in needs only the limits, and the report only the
 * enums.
 * @throws Error if the document lacks the source of a constant
 */
export function documentConstants(document: Json): { enums: string; limits: string } {
  return { enums: constants(document, enums), limits: constants(document, limits) };
}
