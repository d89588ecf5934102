import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { departmentPerson, organization, organizationPart } from '../../testing/access/scopeChecks';

const ofPerson = requestsAboutPart('organization', 'person', 'departmentUserIds');

export const peopleCases = {
  listPeople: { request: requestsAbout('organization')('GET', '/person'), scope: organization },
  getPerson: { request: ofPerson('GET'), scope: departmentPerson },
  invitePerson: { request: ofPerson('POST', '/invitation'), scope: departmentPerson },
  deactivatePerson: { request: ofPerson('PUT', '/deactivate'), scope: organizationPart },
} satisfies AccessCases;
