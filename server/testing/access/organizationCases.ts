import { type AccessCase, type AccessCases, one, part } from './accessCase';
import { smallestLogo } from './furnishing';
import { contactFields, person, surveyor, user } from './people';
import { administered, departmentPerson, organization, organizationPart } from './reach';

const contractFields = {
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-12-31T23:59:59Z',
  fullMeasurementPrice: 1,
  pieceMeasurementPrice: 1,
};

function logo(): FormData {
  const form = new FormData();
  form.set('file', new File([smallestLogo], 'logo.png', { type: 'image/png' }));
  return form;
}

function ofOrganization(method: string, rest = '', body?: unknown): AccessCase['request'] {
  return ({ organizationIds }) => [method, `/organization/${one(organizationIds)}${rest}`, body];
}

function ofOrganizationUser(rest = '', body?: unknown): AccessCase {
  return {
    request: (target) =>
      ofOrganization('PUT', `/user/${part(target.organizationUserIds)}${rest}`, body)(target),
    reach: organizationPart,
  };
}

/** About the user of the department: one that admins of departments may read too. */
function ofPerson(method: string, rest = ''): AccessCase {
  return {
    request: (target) => ofOrganization(method, `/person/${part(target.departmentUserIds)}${rest}`)(target),
    reach: departmentPerson,
  };
}

function ofOrganizationContact(method: string, body?: unknown): AccessCase {
  return {
    request: (target) =>
      ofOrganization(method, `/contact/${part(target.organizationContactIds)}`, body)(target),
    reach: organizationPart,
  };
}

export const organizationCases = {
  listOrganizations: { request: () => ['GET', '/organization/list'] },
  listOrganizationsDetailed: { request: () => ['GET', '/organization/list/detailed'] },
  getOrganization: { request: ofOrganization('GET'), reach: organization },
  createOrganization: { request: () => ['POST', '/organization', { name: 'Newwood', country: 'uk' }] },
  getOrganizationContents: { request: ofOrganization('GET', '/contents'), reach: administered },
  deleteOrganization: { request: ofOrganization('DELETE'), reach: administered },
  renameOrganization: { request: ofOrganization('PUT', '/rename', { name: 'Renamed' }), reach: administered },
  updateAddressInformation: {
    request: ofOrganization('PUT', '/address-information', {
      street: '',
      streetNumber: '',
      city: '',
      zipCode: '',
      country: '',
    }),
    reach: administered,
  },
  updateContactInformation: {
    request: ofOrganization('PUT', '/contact-information', { email: '', phone: '', webSite: '' }),
    reach: administered,
  },
  getLogo: { request: ofOrganization('GET', '/logo'), reach: organization },
  updateLogo: { request: (target) => ofOrganization('PUT', '/logo', logo())(target), reach: administered },
  getContract: { request: ofOrganization('GET', '/contract-information'), reach: administered },
  updateContract: {
    request: ofOrganization('PUT', '/contract-information', contractFields),
    reach: administered,
  },
  getNextContract: { request: ofOrganization('GET', '/contract-information/next'), reach: administered },
  updateNextContract: {
    request: ofOrganization('PUT', '/contract-information/next', contractFields),
    reach: administered,
  },
  createOrganizationUser: {
    request: ofOrganization('POST', '/user', user),
    reach: administered,
  },
  updateOrganizationUser: ofOrganizationUser('', surveyor),
  deactivateOrganizationUser: ofOrganizationUser('/deactivate'),
  activateOrganizationUser: ofOrganizationUser('/activate'),
  addOrganizationAdministrator: {
    request: ofOrganization('POST', '/add-administrator', person),
    reach: administered,
  },
  listPeople: { request: ofOrganization('GET', '/person'), reach: organization },
  getPerson: ofPerson('GET'),
  invitePerson: ofPerson('POST', '/invitation'),
  deactivatePerson: { ...ofPerson('PUT', '/deactivate'), reach: organizationPart },
  createOrganizationContact: {
    request: ofOrganization('POST', '/contact', contactFields),
    reach: administered,
  },
  updateOrganizationContact: ofOrganizationContact('PUT', contactFields),
  deleteOrganizationContact: ofOrganizationContact('DELETE'),
  listMeasurementCards: { request: () => ['GET', '/measurement-card/list'] },
  getOrganizationMeasurementCard: {
    request: ofOrganization('GET', '/measurement-card'),
    reach: organization,
  },
  updateOrganizationMeasurementCard: {
    request: (target) =>
      ofOrganization('PUT', '/measurement-card-information', {
        measurementCardId: target.cardIds[0],
        stackNumbering: 'Manuel',
      })(target),
    reach: administered,
  },
} satisfies AccessCases;
