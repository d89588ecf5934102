import type { Department, ListDepartmentsApiResponse } from '../src/store/api/generated/department.gen';
import type { OrganizationMeasurementCard } from '../src/store/api/generated/measurementCard.gen';
import type {
  Contact,
  Contract,
  Member,
  Organization,
  OrganizationRow,
} from '../src/store/api/generated/organization.gen';
import type { Sawmill, SawmillUser } from '../src/store/api/generated/sawmill.gen';
import type {
  StackCoordinate,
  StackDetail,
  StackField,
  StackFieldDefinition,
  StackFieldValue,
  StackFilterOptions,
  StackItem,
  StackMapInfo,
  StackStatistics,
} from '../src/store/api/generated/stack.gen';
import type { SawmillUserInfo, UserInfo } from '../src/store/api/generated/userInfo.gen';

/** Typed examples of what the service answers; every test names only what it is about. */
export function buildUserInfo(given: Partial<UserInfo> = {}): UserInfo {
  return {
    name: 'Karen Skov',
    email: 'org@nordskov.example',
    organizationRelations: [{ organizationId: 'nordskov', roles: ['OrganizationAdmin'] }],
    departmentRelations: [],
    sawmillRelations: [],
    ...given,
  };
}

export function buildDepartment(
  given: Partial<ListDepartmentsApiResponse[number]> = {},
): ListDepartmentsApiResponse[number] {
  return {
    departmentId: 'rold',
    name: 'Rold Skov',
    organizationId: 'nordskov',
    organizationName: 'Nordskov Tømmer A/S',
    ...given,
  };
}

/** A department as its own page reads it. */
export function buildDepartmentDetails(given: Partial<Department> = {}): Department {
  return {
    departmentId: 'rold',
    name: 'Rold Skov',
    departmentNumber: 12,
    organizationId: 'nordskov',
    customerNumber: '4711',
    mailingList: [],
    users: [],
    contacts: [],
    ...given,
  };
}

export function buildOrganization(given: Partial<Organization> = {}): Organization {
  return {
    organizationId: 'nordskov',
    name: 'Nordskov Tømmer A/S',
    country: 'dk',
    addressInformation: null,
    contactInformation: null,
    departments: [
      { departmentId: 'rold', name: 'Rold Skov', administrator: 'Lars Rold', numberOfUsers: 6 },
      { departmentId: 'thy', name: 'Thy Plantage', administrator: null, numberOfUsers: 2 },
    ],
    users: null,
    contacts: null,
    ...given,
  };
}

export function buildOrganizationRow(given: Partial<OrganizationRow> = {}): OrganizationRow {
  return {
    organizationId: 'nordskov',
    organizationName: 'Nordskov Tømmer A/S',
    administrator: 'Karen Skov',
    contactPhoneNumber: '+45 96 12 34 56',
    email: 'kontakt@nordskov.example',
    active: null,
    contractInformation: { levelOfInvoice: 'Organization', expireDate: '2027-12-31T23:59:59Z' },
    warnings: null,
    ...given,
  };
}

export function buildContract(given: Partial<Contract> = {}): Contract {
  return {
    customerNumber: '104211',
    guaranteedVolume: 25_000,
    settlementType: 'FixedPriceWithMinimumVolume',
    accounting: 'Danish',
    currency: 'DKK',
    levelOfInvoice: 'Organization',
    dataRetentionDurationInMonths: 60,
    fullMeasurementPrice: 4.25,
    pieceMeasurementPrice: 1.5,
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2027-12-31T23:59:59Z',
    etag: '"contract-1"',
    ...given,
  };
}

export function buildSawmill(given: Partial<Sawmill> = {}): Sawmill {
  return { id: 'birke', name: 'Birke Savværk', organizationId: 'nordskov', users: null, ...given };
}

export function buildSawmillUser(given: Partial<SawmillUser> = {}): SawmillUser {
  return {
    userId: 'birk',
    name: 'Anna Birk',
    email: 'anna@birkesav.example',
    phone: '+45 97 11 22 33',
    ...given,
  };
}

export function buildMember(given: Partial<Member> = {}): Member {
  return {
    userId: 'karen',
    name: 'Karen Skov',
    userEmail: 'karen@nordskov.example',
    phone: '+45 96 12 34 56',
    state: 'Active',
    roles: ['OrganizationAdmin'],
    enableAutoEmails: true,
    ...given,
  };
}

export function buildContact(given: Partial<Contact> = {}): Contact {
  return {
    id: 'holm',
    name: 'Anne Holm',
    email: 'anne@nordskov.example',
    phone: '+45 96 65 43 21',
    ...given,
  };
}

export function buildSawmillUserInfo(given: Partial<SawmillUserInfo> = {}): SawmillUserInfo {
  return {
    organizations: [
      {
        organizationId: 'nordskov',
        organizationName: 'Nordskov Tømmer A/S',
        departments: [{ departmentId: 'rold', departmentName: 'Rold Skov' }],
      },
    ],
    sawmills: [{ sawmillId: 'birke' }],
    ...given,
  };
}

export function buildStack(given: Partial<StackItem> = {}): StackItem {
  return {
    stackId: 'stack-1',
    stackNumber: '1001',
    polterId: 'P-1001',
    departmentId: 'rold',
    registrator: 'Anne Holm',
    surveyor: 'Jens Berg',
    state: 'Measured',
    registrationDateTime: '2026-11-02T08:00:00+01:00',
    measurementDateTime: '2026-11-03T09:30:00+01:00',
    loadedIntoSystemDateTime: '2026-11-03T09:35:00+01:00',
    invoiceableDateTime: '2026-11-04T00:00:00+01:00',
    assignedToSawmillDateTime: null,
    lastModifiedDateTime: '2026-11-04T00:00:00+01:00',
    ...given,
  };
}

/** Where the stack of `buildStack` lies. */
export function buildCoordinate(): StackCoordinate {
  return { stackId: 'stack-1', latitude: 56.8, longitude: 9.9, state: 'Measured' };
}

/** What the map says about the stack of `buildStack`. */
export function buildMapInfo(): StackMapInfo {
  const { stackId, stackNumber, registrator, surveyor, departmentId, state, lastModifiedDateTime } =
    buildStack();
  return {
    stackId,
    stackNumber,
    registrator,
    surveyor,
    departmentId,
    state,
    lastModified: lastModifiedDateTime,
  };
}

/** Four figures without a day: a test about charts gives its own bins. */
export function buildStatistics(given: Partial<StackStatistics> = {}): StackStatistics {
  return {
    preregistrations: 12,
    fullMeasurements: 34,
    pieceCount: 5,
    assignedToSawmill: 20,
    bins: [],
    ...given,
  };
}

/** A field of a type with its value, by default a volume that is not measured yet. */
export function buildStackField(
  value: StackFieldValue = { fieldType: 'Double', value: null },
  given: Partial<StackFieldDefinition> = {},
): StackField {
  return {
    id: 'volume',
    title: 'Volume',
    defaultValue: null,
    units: null,
    options: null,
    trueLabel: null,
    falseLabel: null,
    ...given,
    ...value,
  };
}

export function buildStackDetail(given: Partial<StackDetail> = {}): StackDetail {
  return {
    stackId: 'stack-1',
    stackNumber: '1001',
    polterId: 'P-1001',
    departmentId: 'rold',
    status: 'Measured',
    orderNumber: '2612345',
    sawmillName: null,
    coordinates: { latitude: 56.8312345, longitude: 9.8654321, height: 41.6, accuracy: 4.4 },
    registrationDateTime: '2026-11-02T08:00:00+01:00',
    measurementDateTime: '2026-11-03T09:30:00+01:00',
    loadedIntoSystemDateTime: '2026-11-03T09:35:00+01:00',
    invoiceableDateTime: '2026-11-04T00:00:00+01:00',
    assignedToSawmillDateTime: null,
    lastModifiedDateTime: '2026-11-04T00:00:00+01:00',
    measurementCardId: 'card',
    sections: [{ title: 'Measurement', fields: [buildStackField()], undefinedFieldIds: [] }],
    ...given,
  };
}

export function buildFilterOptions(given: Partial<StackFilterOptions> = {}): StackFilterOptions {
  return {
    registrators: [{ key: 'anne', text: 'Anne Holm' }],
    surveyors: [{ key: 'jens', text: 'Jens Berg' }],
    treeSpecies: [
      { key: 'spruce', text: 'Spruce' },
      { key: 'beech', text: 'Beech' },
    ],
    assortments: [{ key: 'saw', text: 'Saw logs' }],
    areaNumbers: ['12', '14b'],
    assortmentLengthMin: 2.4,
    assortmentLengthMax: 6.1,
    fieldIds: {
      registrator: 'registrator',
      surveyor: 'surveyor',
      treeSpecies: 'treeSpecies',
      assortment: 'assortment',
      assortmentLength: 'assortmentLength',
      areaNumber: 'areaNumber',
      fullMeasurement: 'fullMeasurement',
    },
    ...given,
  };
}

type CardField = OrganizationMeasurementCard['fields'][number];

export function buildCardField(given: Partial<CardField> = {}): CardField {
  return {
    id: 'fullMeasurement',
    title: 'Full measurement',
    fieldType: 'Boolean',
    defaultValue: null,
    units: null,
    options: null,
    trueLabel: 'Full measurement',
    falseLabel: 'Piece count',
    rules: [],
    ...given,
  };
}

export function buildMeasurementCard(
  given: Partial<OrganizationMeasurementCard> = {},
): OrganizationMeasurementCard {
  return {
    organizationId: 'nordskov',
    measurementCardId: 'card',
    measurementCardName: 'Nordskov standard',
    stackNumbering: 'AutoGenerated',
    exportFormat: 'Csv',
    fields: [
      buildCardField(),
      buildCardField({
        id: 'treeSpecies',
        title: 'Tree species',
        fieldType: 'Options',
        trueLabel: null,
        falseLabel: null,
      }),
      buildCardField({
        id: 'assortment',
        title: 'Assortment',
        fieldType: 'Options',
        trueLabel: null,
        falseLabel: null,
      }),
    ],
    displayConfigurationAdmin: { sections: [] },
    ...given,
  };
}
