import type { MessageId } from '@/i18n/catalogues';
import type { Formats } from '@/i18n/formats';
import type { useText } from '@/i18n/useText';
import { acceptables, doubtKinds, historyFields } from '@/lib/generated/enums.gen';
import { unbroken } from '@/lib/unbroken';
import type { HistoryEntry } from '@/store/api/historyApi';

type Words = ReturnType<typeof useText>;
type Field = HistoryEntry['fields'][number];

const fieldTexts: Readonly<Record<(typeof historyFields)[number], MessageId>> = {
  BackImage: 'history.field.back_image',
  CloseupImage: 'history.field.closeup_image',
  FrontImage: 'history.field.front_image',
  accepted: 'history.field.accepted',
  accounting: 'contract.accounting',
  active: 'organizations.state',
  addressCountry: 'organization.country',
  areaNumber: 'stack_columns.areaNumber',
  areaNumbers: 'harvest_places.area_numbers',
  assortment: 'stack_columns.assortment',
  askedAnew: 'history.field.asked_anew',
  assortmentLength: 'history.field.assortment_length',
  city: 'organization.city',
  columns: 'stack_columns.title',
  corrected: 'history.field.corrected',
  country: 'organization.country',
  csvStatementNumbers: 'organization.csv_numbers',
  currency: 'contract.currency',
  customerNumber: 'department.customer_number',
  dataRetentionDurationInMonths: 'contract.retention',
  dense: 'stack_columns.dense',
  departmentNumber: 'departments.number',
  department: 'history.field.department',
  departments: 'departments.title',
  doubts: 'stack.doubts.title',
  draft: 'measurement_cards.state.draft',
  email: 'person.email',
  enableAutoEmails: 'users.auto_emails',
  endDate: 'contract.end_date',
  filters: 'history.field.filters',
  fullMeasurementPrice: 'contract.full_price',
  guaranteedVolume: 'contract.guaranteed_volume',
  harvestFrom: 'harvest_places.from',
  harvestPlace: 'harvest_places.of_stack',
  harvestTo: 'harvest_places.to',
  hectares: 'harvest_places.computed',
  isGlobalAdmin: 'history.field.is_global_admin',
  landAddress: 'harvest_places.address',
  latitude: 'stack_field.latitude',
  levelOfInvoice: 'organizations.level_of_invoice',
  logo: 'organization.logo',
  logCount: 'stack_columns.logCount',
  longitude: 'stack_field.longitude',
  mailingList: 'department.mailing_list',
  measurementCard: 'measurement_card.card',
  measurementDateTime: 'stack_date.Measured',
  name: 'history.field.name',
  orderNumber: 'history.field.order_number',
  phone: 'person.phone',
  pieceMeasurementPrice: 'contract.piece_price',
  polterId: 'stack_table.stack_id',
  producerName: 'harvest_places.producer',
  publishedVersion: 'history.field.published_version',
  reason: 'history.field.reason',
  referenceNumber: 'due_diligence.reference',
  registrationDateTime: 'stack_date.PreRegistration',
  roles: 'users.roles',
  sawmill: 'history.field.sawmill',
  sawmills: 'sawmills.title',
  scopes: 'api_keys.scopes',
  settlementType: 'contract.settlement_type',
  shared: 'history.field.shared',
  stackNumber: 'stack_table.stack_number',
  stackNumbering: 'measurement_card.numbering',
  stacks: 'history.field.stacks',
  startDate: 'contract.start_date',
  state: 'users.state',
  statedHectares: 'harvest_places.stated',
  street: 'organization.street',
  streetNumber: 'organization.street_number',
  treeSpecies: 'stack_columns.treeSpecies',
  twin: 'history.field.twin',
  users: 'users.title',
  verificationNumber: 'due_diligence.verification',
  version: 'history.field.version',
  volume: 'history.field.volume',
  webSite: 'organization.web_site',
  withdrawn: 'history.field.withdrawn',
  word: 'history.field.reason',
  workCountries: 'organization.work_countries',
  zipCode: 'organization.zip_code',
};

const valueTexts: Readonly<Record<string, MessageId>> = {
  ...Object.fromEntries(acceptables.map((kind) => [`accepted ${kind}`, `stack_check.${kind}`] as const)),
  'accounting Danish': 'contract.accounting.Danish',
  'accounting German': 'contract.accounting.German',
  'active false': 'organizations.inactive',
  'active true': 'organizations.active',
  'country de': 'country.de',
  'country dk': 'country.dk',
  'country pl': 'country.pl',
  'country uk': 'country.uk',
  ...Object.fromEntries(doubtKinds.map((kind) => [`doubts ${kind}`, `stack_doubt.${kind}`] as const)),
  'levelOfInvoice Department': 'organizations.level.Department',
  'levelOfInvoice Organization': 'organizations.level.Organization',
  'roles Contact': 'users.role.Contact',
  'roles DepartmentAdmin': 'users.role.DepartmentAdmin',
  'roles Integration': 'users.role.Integration',
  'roles NotSet': 'users.role.NotSet',
  'roles OrganizationAdmin': 'users.role.OrganizationAdmin',
  'roles Registrator': 'users.role.Registrator',
  'roles Surveyor': 'users.role.Surveyor',
  'scopes Measure': 'api_keys.scope.Measure',
  'scopes Read': 'api_keys.scope.Read',
  'scopes Register': 'api_keys.scope.Register',
  'settlementType DynamicPrice1': 'contract.settlement.DynamicPrice1',
  'settlementType DynamicPrice2': 'contract.settlement.DynamicPrice2',
  'settlementType FixedPriceNoMinimumVolume': 'contract.settlement.FixedPriceNoMinimumVolume',
  'settlementType FixedPriceWithMinimumVolume': 'contract.settlement.FixedPriceWithMinimumVolume',
  'stackNumbering AutoGenerated': 'measurement_card.numbering.AutoGenerated',
  'stackNumbering Manuel': 'measurement_card.numbering.Manuel',
  'state Active': 'users.state.Active',
  'state AssignedToSawmill': 'stack_state.AssignedToSawmill',
  'state Inactive': 'users.state.Inactive',
  'state Measured': 'stack_state.Measured',
  'state PreRegistration': 'stack_state.PreRegistration',
};

const booleanTexts: Readonly<Record<string, MessageId>> = { true: 'users.yes', false: 'users.no' };
const booleans = ['csvStatementNumbers', 'dense', 'enableAutoEmails', 'isGlobalAdmin', 'shared', 'withdrawn'];
const days = ['startDate', 'endDate', 'harvestFrom', 'harvestTo'];
const moments = ['registrationDateTime', 'measurementDateTime'];
const prices = ['fullMeasurementPrice', 'pieceMeasurementPrice'];

function valueWords(t: Words, formats: Formats, field: string, value: string): string {
  const id = booleans.includes(field) ? booleanTexts[value] : valueTexts[`${field} ${value}`];
  if (id) return t(id);
  if (days.includes(field)) return formats.date(value);
  if (moments.includes(field)) return formats.dateTime(value);
  if (prices.includes(field)) return formats.price(Number(value));
  return value;
}

/**
 * Finds the currency of the prices only if the same change set it, because an entry holds only the changed
 * fields.
 */
export function currencyOf(fields: readonly Field[]): Field | undefined {
  return fields.find(({ field }) => field === 'currency');
}

export function fieldWords(t: Words, formats: Formats, changed: Field, currency: Field | undefined): string {
  const { field, before } = changed;
  const known = historyFields.find((one) => one === field);
  const name = known ? t(fieldTexts[known]) : field;
  const words = (side: 'before' | 'after') => {
    const unit = prices.includes(field) ? (currency?.[side] ?? []) : [];
    const values = changed[side].map((value) =>
      unbroken([valueWords(t, formats, field, value), ...unit].join(' ')),
    );
    return values.length === 0 ? '–' : values.join(', ');
  };
  if (before.length === 0) return t('ui.named_value', { name, value: words('after') });
  return t('history.change', { field: name, before: words('before'), after: words('after') });
}
