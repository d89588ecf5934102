import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered, organization } from '../../testing/access/scopeChecks';
import { smallestLogo } from '../../testing/access/targetRows';

const request = requestsAbout('organization');

function logo(): FormData {
  const form = new FormData();
  form.set('file', new File([smallestLogo], 'logo.png', { type: 'image/png' }));
  return form;
}

export const organizationCases = {
  listOrganizations: { request: () => ['GET', '/organization/list'] },
  listOrganizationsDetailed: { request: () => ['GET', '/organization/list/detailed'] },
  getOrganization: { request: request('GET'), scope: organization },
  createOrganization: { request: () => ['POST', '/organization', { name: 'Newwood', country: 'uk' }] },
  getOrganizationContents: { request: request('GET', '/contents'), scope: administered },
  deleteOrganization: { request: request('DELETE'), scope: administered },
  deactivateOrganization: { request: request('PUT', '/deactivate'), scope: administered },
  activateOrganization: { request: request('PUT', '/activate'), scope: administered },
  listDeletedOrganizations: { request: () => ['GET', '/deleted-organizations'] },
  // No target is deleted.
  bringBackOrganization: {
    request: ({ organizationIds: [id = ''] }) => [
      'POST',
      `/deleted-organizations/${encodeURIComponent(id)}/bring-back`,
    ],
    scope: () => 'missing',
  },
  renameOrganization: { request: request('PUT', '/rename', { name: 'Renamed' }), scope: administered },
  updateAddressInformation: {
    request: request('PUT', '/address-information', {
      street: '',
      streetNumber: '',
      city: '',
      zipCode: '',
      country: '',
    }),
    scope: administered,
  },
  updateContactInformation: {
    request: request('PUT', '/contact-information', { email: '', phone: '', webSite: '' }),
    scope: administered,
  },
  updateCsvColumns: {
    request: request('PUT', '/csv-columns', { csvStatementNumbers: true }),
    scope: administered,
  },
  updateWorkCountries: {
    request: request('PUT', '/work-countries', { workCountries: ['DK'] }),
    scope: administered,
  },
  getLogo: { request: request('GET', '/logo'), scope: organization },
  updateLogo: { request: (target) => request('PUT', '/logo', logo())(target), scope: administered },
} satisfies AccessCases;
