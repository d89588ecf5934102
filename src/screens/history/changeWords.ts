import type { MessageId } from '@/i18n/catalogues';
import type { Formats } from '@/i18n/formats';
import type { useText } from '@/i18n/useText';
import { doubtKinds } from '@/lib/generated/enums.gen';
import { unbroken } from '@/lib/unbroken';
import type { HistoryEntry } from '@/store/api/historyApi';

type Words = ReturnType<typeof useText>;
type Field = HistoryEntry['fields'][number];

const operationTexts: Readonly<Record<string, MessageId>> = {
  addGlobalAdmin: 'history.operation.addGlobalAdmin',
  removeGlobalAdmin: 'history.operation.removeGlobalAdmin',
  erasePerson: 'history.operation.erasePerson',
  importOrganization: 'history.operation.importOrganization',
  activateDepartmentUser: 'history.operation.activateDepartmentUser',
  activateOrganizationUser: 'history.operation.activateOrganizationUser',
  addDepartmentAdministrator: 'history.operation.addDepartmentAdministrator',
  addOrganizationAdministrator: 'history.operation.addOrganizationAdministrator',
  addToMailingList: 'history.operation.addToMailingList',
  activateOrganization: 'history.operation.activateOrganization',
  assignStacks: 'history.operation.assignStacks',
  beginNextContract: 'history.operation.beginNextContract',
  bringBackOrganization: 'history.operation.bringBackOrganization',
  createApiKey: 'history.operation.createApiKey',
  createDepartment: 'history.operation.createDepartment',
  createDepartmentContact: 'history.operation.createDepartmentContact',
  createDepartmentUser: 'history.operation.createDepartmentUser',
  createOrganization: 'history.operation.createOrganization',
  createOrganizationContact: 'history.operation.createOrganizationContact',
  createOrganizationUser: 'history.operation.createOrganizationUser',
  createSawmill: 'history.operation.createSawmill',
  createSawmillUser: 'history.operation.createSawmillUser',
  createStackView: 'history.operation.createStackView',
  deactivateDepartmentUser: 'history.operation.deactivateDepartmentUser',
  deactivateOrganization: 'history.operation.deactivateOrganization',
  deactivateOrganizationUser: 'history.operation.deactivateOrganizationUser',
  deactivatePerson: 'history.operation.deactivatePerson',
  deleteDepartmentContact: 'history.operation.deleteDepartmentContact',
  deleteOldStacks: 'history.operation.deleteOldStacks',
  deleteOrganization: 'history.operation.deleteOrganization',
  deleteOrganizationContact: 'history.operation.deleteOrganizationContact',
  deleteSawmill: 'history.operation.deleteSawmill',
  deleteSawmillUser: 'history.operation.deleteSawmillUser',
  deleteStack: 'history.operation.deleteStack',
  deleteStackView: 'history.operation.deleteStackView',
  ingestBatch: 'history.operation.ingestBatch',
  invitePerson: 'history.operation.invitePerson',
  lookAtStackDoubts: 'history.operation.lookAtStackDoubts',
  measureStack: 'history.operation.measureStack',
  registerStack: 'history.operation.registerStack',
  removeFromMailingList: 'history.operation.removeFromMailingList',
  renameOrganization: 'history.operation.renameOrganization',
  renameSawmill: 'history.operation.renameSawmill',
  revokeApiKey: 'history.operation.revokeApiKey',
  storeStackFile: 'history.operation.storeStackFile',
  unassignStacks: 'history.operation.unassignStacks',
  updateAddressInformation: 'history.operation.updateAddressInformation',
  updateContactInformation: 'history.operation.updateContactInformation',
  updateContract: 'history.operation.updateContract',
  updateCustomerNumber: 'history.operation.updateCustomerNumber',
  updateDepartmentContact: 'history.operation.updateDepartmentContact',
  updateDepartmentInfo: 'history.operation.updateDepartmentInfo',
  updateDepartmentUser: 'history.operation.updateDepartmentUser',
  updateLogo: 'history.operation.updateLogo',
  updateNextContract: 'history.operation.updateNextContract',
  updateOrganizationContact: 'history.operation.updateOrganizationContact',
  updateOrganizationMeasurementCard: 'history.operation.updateOrganizationMeasurementCard',
  updateOrganizationUser: 'history.operation.updateOrganizationUser',
  updateSawmillUser: 'history.operation.updateSawmillUser',
  updateStackView: 'history.operation.updateStackView',
  updateWorkCountries: 'history.operation.updateWorkCountries',
};

const fieldTexts: Readonly<Record<string, MessageId>> = {
  BackImage: 'history.field.back_image',
  CloseupImage: 'history.field.closeup_image',
  FrontImage: 'history.field.front_image',
  accounting: 'contract.accounting',
  active: 'organizations.state',
  addressCountry: 'organization.country',
  areaNumber: 'stack_columns.areaNumber',
  assortment: 'stack_columns.assortment',
  assortmentLength: 'history.field.assortment_length',
  city: 'organization.city',
  columns: 'stack_columns.title',
  country: 'organization.country',
  currency: 'contract.currency',
  customerNumber: 'department.customer_number',
  dataRetentionDurationInMonths: 'contract.retention',
  dense: 'stack_columns.dense',
  departmentNumber: 'departments.number',
  departments: 'departments.title',
  doubts: 'stack.doubts.title',
  email: 'person.email',
  enableAutoEmails: 'users.auto_emails',
  endDate: 'contract.end_date',
  filters: 'history.field.filters',
  fullMeasurementPrice: 'contract.full_price',
  guaranteedVolume: 'contract.guaranteed_volume',
  latitude: 'stack_field.latitude',
  levelOfInvoice: 'organizations.level_of_invoice',
  logo: 'organization.logo',
  logCount: 'stack_columns.logCount',
  longitude: 'stack_field.longitude',
  mailingList: 'department.mailing_list',
  measurementCard: 'measurement_card.card',
  measurementDateTime: 'stack_date.Measured',
  name: 'person.name',
  orderNumber: 'history.field.order_number',
  phone: 'person.phone',
  pieceMeasurementPrice: 'contract.piece_price',
  polterId: 'stack_table.stack_id',
  reason: 'history.field.reason',
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
  street: 'organization.street',
  streetNumber: 'organization.street_number',
  treeSpecies: 'stack_columns.treeSpecies',
  users: 'users.title',
  version: 'history.field.version',
  volume: 'history.field.volume',
  webSite: 'organization.web_site',
  word: 'history.field.reason',
  workCountries: 'organization.work_countries',
  zipCode: 'organization.zip_code',
};

/** Choices of the contract, by `field value`. */
const valueTexts: Readonly<Record<string, MessageId>> = {
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
const booleans = ['dense', 'enableAutoEmails', 'shared'];
const days = ['startDate', 'endDate'];
const moments = ['registrationDateTime', 'measurementDateTime'];
const prices = ['fullMeasurementPrice', 'pieceMeasurementPrice'];

/** What was done; the contract's own word for a call that this portal does not know. */
export function operationWords(t: Words, operationId: string): string {
  const id = operationTexts[operationId];
  return id ? t(id) : operationId;
}

function valueWords(t: Words, formats: Formats, field: string, value: string): string {
  const id = booleans.includes(field) ? booleanTexts[value] : valueTexts[`${field} ${value}`];
  if (id) return t(id);
  if (days.includes(field)) return formats.date(value);
  if (moments.includes(field)) return formats.dateTime(value);
  if (prices.includes(field)) return formats.price(Number(value));
  return value;
}

/** Finds the currency of the prices only if the same change set it. An entry holds nothing that did not change. */
export function currencyOf(fields: readonly Field[]): Field | undefined {
  return fields.find(({ field }) => field === 'currency');
}

/** One field of a change: what it is now, and what it was, where it was anything. */
export function fieldWords(t: Words, formats: Formats, changed: Field, currency: Field | undefined): string {
  const { field, before } = changed;
  const id = fieldTexts[field];
  const name = id ? t(id) : field;
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
