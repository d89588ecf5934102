import { features } from '@/lib/generated/enums.gen';
import type { ListDepartmentsApiResponse } from '@/store/api/generated/endpoints/department.gen';
import type {
  Contact,
  Contract,
  Department,
  Feature,
  Member,
  Organization,
  OrganizationMeasurementCard,
  OrganizationRow,
  Person,
  Sawmill,
  SawmillUser,
  SawmillUserInfo,
  UserInfo,
} from '@/store/api/generated/types/schemas.gen';

export function buildUserInfo(overrides: Partial<UserInfo> = {}): UserInfo {
  return {
    name: 'Karen Skov',
    email: 'org@nordskov.example',
    organizationRelations: [{ organizationId: 'nordskov', roles: ['OrganizationAdmin'] }],
    departmentRelations: [],
    sawmillRelations: [],
    features: [...features],
    ...overrides,
  };
}

export function featuresWithout(...lacking: Feature[]): Feature[] {
  return features.filter((name) => !lacking.includes(name));
}

export function buildDepartment(
  overrides: Partial<ListDepartmentsApiResponse[number]> = {},
): ListDepartmentsApiResponse[number] {
  return {
    departmentId: 'rold',
    name: 'Rold Skov',
    organizationId: 'nordskov',
    organizationName: 'Nordskov Tømmer A/S',
    ...overrides,
  };
}

export function buildDepartments(): ListDepartmentsApiResponse {
  return [buildDepartment(), buildDepartment({ departmentId: 'thy', name: 'Thy Plantage' })];
}

export function buildDepartmentDetails(overrides: Partial<Department> = {}): Department {
  return {
    departmentId: 'rold',
    name: 'Rold Skov',
    departmentNumber: 12,
    organizationId: 'nordskov',
    customerNumber: '4711',
    mailingList: [],
    users: [],
    contacts: [],
    ...overrides,
  };
}

export function buildOrganization(overrides: Partial<Organization> = {}): Organization {
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
    ...overrides,
  };
}

export function buildOrganizationRow(overrides: Partial<OrganizationRow> = {}): OrganizationRow {
  return {
    organizationId: 'nordskov',
    organizationName: 'Nordskov Tømmer A/S',
    administrator: 'Karen Skov',
    contactPhoneNumber: '+45 96 12 34 56',
    email: 'kontakt@nordskov.example',
    active: null,
    contractInformation: { levelOfInvoice: 'Organization', expireDate: '2027-12-31T23:59:59Z' },
    warnings: null,
    ...overrides,
  };
}

export function buildContract(overrides: Partial<Contract> = {}): Contract {
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
    ...overrides,
  };
}

export function buildSawmill(overrides: Partial<Sawmill> = {}): Sawmill {
  return { id: 'birke', name: 'Birke Savværk', organizationId: 'nordskov', users: null, ...overrides };
}

export function buildSawmillUser(overrides: Partial<SawmillUser> = {}): SawmillUser {
  return {
    userId: 'birk',
    name: 'Anna Birk',
    email: 'anna@birkesav.example',
    phone: '+45 97 11 22 33',
    ...overrides,
  };
}

export function buildMember(overrides: Partial<Member> = {}): Member {
  return {
    userId: 'karen',
    name: 'Karen Skov',
    userEmail: 'karen@nordskov.example',
    phone: '+45 96 12 34 56',
    state: 'Active',
    roles: ['OrganizationAdmin'],
    enableAutoEmails: true,
    ...overrides,
  };
}

export function buildPerson(overrides: Partial<Person> = {}): Person {
  return {
    personId: 'karen',
    name: 'Karen Skov',
    email: 'karen@nordskov.example',
    phone: '+45 96 12 34 56',
    invited: false,
    lastUsedAt: '2026-06-16T08:30:00Z',
    organization: null,
    departments: [],
    sawmills: [],
    ...overrides,
  };
}

export function buildContact(overrides: Partial<Contact> = {}): Contact {
  return {
    id: 'holm',
    name: 'Anne Holm',
    email: 'anne@nordskov.example',
    phone: '+45 96 65 43 21',
    ...overrides,
  };
}

export function buildSawmillUserInfo(overrides: Partial<SawmillUserInfo> = {}): SawmillUserInfo {
  return {
    organizations: [
      {
        organizationId: 'nordskov',
        organizationName: 'Nordskov Tømmer A/S',
        departments: [{ departmentId: 'rold', departmentName: 'Rold Skov' }],
      },
    ],
    sawmills: [{ sawmillId: 'birke', sawmillName: 'Birke Savværk' }],
    ...overrides,
  };
}

type CardField = OrganizationMeasurementCard['fields'][number];

export function buildCardField(overrides: Partial<CardField> = {}): CardField {
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
    ...overrides,
  };
}

export function buildMeasurementCard(
  overrides: Partial<OrganizationMeasurementCard> = {},
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
    ...overrides,
  };
}
