import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { departmentPerson, organization, organizationPart } from '../../testing/access/reach';

/** About the user of the department: one that admins of departments may read too. */
const ofPerson = requestsAboutPart('organization', 'person', 'departmentUserIds');

export const peopleCases = {
  listPeople: { request: requestsAbout('organization')('GET', '/person'), reach: organization },
  getPerson: { request: ofPerson('GET'), reach: departmentPerson },
  invitePerson: { request: ofPerson('POST', '/invitation'), reach: departmentPerson },
  deactivatePerson: { request: ofPerson('PUT', '/deactivate'), reach: organizationPart },
} satisfies AccessCases;
