import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { organization, sharedView } from '../../testing/access/scopeChecks';

const ofOrganization = requestsAbout('organization');
const ofView = requestsAboutPart('organization', 'stack-view', 'viewIds');
const fields = { name: 'Spruce', shared: true, parameters: [], columns: [], dense: false };

export const stackViewCases = {
  listStackViews: { request: ofOrganization('GET', '/stack-view'), scope: organization },
  createStackView: { request: ofOrganization('POST', '/stack-view', fields), scope: organization },
  updateStackView: { request: ofView('PUT', '', fields), scope: sharedView },
  deleteStackView: { request: ofView('DELETE'), scope: sharedView },
} satisfies AccessCases;
