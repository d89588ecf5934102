import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { smallestLogo } from '../../testing/access/furnishing';
import { administered, organization } from '../../testing/access/reach';

const request = requestsAbout('organization');

function logo(): FormData {
  const form = new FormData();
  form.set('file', new File([smallestLogo], 'logo.png', { type: 'image/png' }));
  return form;
}

export const organizationCases = {
  listOrganizations: { request: () => ['GET', '/organization/list'] },
  listOrganizationsDetailed: { request: () => ['GET', '/organization/list/detailed'] },
  getOrganization: { request: request('GET'), reach: organization },
  createOrganization: { request: () => ['POST', '/organization', { name: 'Newwood', country: 'uk' }] },
  getOrganizationContents: { request: request('GET', '/contents'), reach: administered },
  deleteOrganization: { request: request('DELETE'), reach: administered },
  renameOrganization: { request: request('PUT', '/rename', { name: 'Renamed' }), reach: administered },
  updateAddressInformation: {
    request: request('PUT', '/address-information', {
      street: '',
      streetNumber: '',
      city: '',
      zipCode: '',
      country: '',
    }),
    reach: administered,
  },
  updateContactInformation: {
    request: request('PUT', '/contact-information', { email: '', phone: '', webSite: '' }),
    reach: administered,
  },
  getLogo: { request: request('GET', '/logo'), reach: organization },
  updateLogo: { request: (target) => request('PUT', '/logo', logo())(target), reach: administered },
} satisfies AccessCases;
