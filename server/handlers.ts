import { features, type OperationId } from './api';
import { accountLinkCalls } from './auth/account-links/accountLinks.handlers';
import { authCalls } from './auth/auth.handlers';
import { accountCalls } from './features/account/account.handlers';
import { apiKeyCalls } from './features/api-keys/apiKeys.handlers';
import { contactCalls } from './features/contacts/contacts.handlers';
import { contractCalls } from './features/contracts/contracts.handlers';
import { retentionCalls } from './features/contracts/retention/retention.handlers';
import { departmentCalls } from './features/departments/departments.handlers';
import { globalAdminCalls } from './features/global-admins/globalAdmins.handlers';
import { harvestPlaceCalls } from './features/harvest-places/harvestPlaces.handlers';
import { historyCalls } from './features/history/history.handlers';
import { ingestBatchCalls } from './features/ingest/batch.handlers';
import { ingestFilesCalls } from './features/ingest/files/files.handlers';
import { ingestCalls } from './features/ingest/ingest.handlers';
import { logoCalls } from './features/logos/logos.handlers';
import { cardVersionCalls } from './features/measurement-cards/cardVersions.handlers';
import { measurementCardCalls } from './features/measurement-cards/measurementCards.handlers';
import { userCalls } from './features/members/members.handlers';
import { deletedOrganizationCalls } from './features/organizations/deletedOrganizations.handlers';
import { organizationCalls } from './features/organizations/organizations.handlers';
import { peopleCalls } from './features/people/people.handlers';
import { portalErrorCalls } from './features/portal-errors/portalErrors.handlers';
import { assignmentCalls } from './features/sawmills/assignments/assignments.handlers';
import { sawmillCalls, sawmillUserCalls } from './features/sawmills/sawmills.handlers';
import { stackViewCalls } from './features/stack-views/stackViews.handlers';
import { correctionCalls } from './features/stacks/corrections/corrections.handlers';
import { decisionCalls } from './features/stacks/decisions/decisions.handlers';
import { stackDetailCalls } from './features/stacks/detail/stackDetail.handlers';
import { stackDownloadCalls } from './features/stacks/downloads/stackDownloads.handlers';
import { eudrCalls } from './features/stacks/exports/eudr/eudr.handlers';
import { exportCalls } from './features/stacks/exports/exports.handlers';
import { exportJobCalls } from './features/stacks/exports/jobs/exportJobs.handlers';
import { figuresCalls } from './features/stacks/figures/figures.handlers';
import { stackListCalls } from './features/stacks/list/stackList.handlers';
import { moveCalls } from './features/stacks/moves/moves.handlers';
import { stackReportCalls } from './features/stacks/report/stackReport.handlers';
import { sawmillLoadsCalls } from './features/stacks/sawmill-loads/sawmillLoads.handlers';
import { versionCalls } from './features/stacks/versions/versions.handlers';
import { withdrawalCalls } from './features/stacks/withdrawals/withdrawals.handlers';
import { userInfoCalls } from './features/user-info/userInfo.handlers';
import type { ServiceDependencies } from './ports/serviceDependencies';

function listCalls(deps: ServiceDependencies) {
  return [
    ...authCalls({ ...deps, features }),
    ...accountLinkCalls(deps),
    ...userInfoCalls({ ...deps, features }),
    ...accountCalls(deps),
    ...globalAdminCalls(deps),
    ...deletedOrganizationCalls(deps),
    ...organizationCalls(deps),
    ...logoCalls(deps),
    ...contractCalls(deps),
    ...retentionCalls(deps),
    ...userCalls(deps),
    ...peopleCalls(deps),
    ...contactCalls(deps),
    ...departmentCalls(deps),
    ...measurementCardCalls(deps),
    ...cardVersionCalls(deps),
    ...sawmillCalls(deps),
    ...sawmillUserCalls(deps),
    ...assignmentCalls(deps),
    ...stackListCalls(deps),
    ...figuresCalls(deps),
    ...sawmillLoadsCalls(deps),
    ...stackDownloadCalls(deps),
    ...exportCalls(deps),
    ...exportJobCalls(deps),
    ...eudrCalls(deps),
    ...stackDetailCalls(deps),
    ...decisionCalls(deps),
    ...withdrawalCalls(deps),
    ...correctionCalls(deps),
    ...moveCalls(deps),
    ...versionCalls(deps),
    ...stackReportCalls(deps),
    ...harvestPlaceCalls(deps),
    ...stackViewCalls(deps),
    ...apiKeyCalls(deps),
    ...ingestCalls(deps),
    ...ingestBatchCalls(deps),
    ...ingestFilesCalls(deps),
    ...historyCalls(deps),
    ...portalErrorCalls(deps),
  ];
}

type Listed = ReturnType<typeof listCalls>[number];
type Unanswered = Exclude<OperationId, Listed['operationId']>;

/**
 * Section 7 of both parts of the specification lists these calls. Sections 4 and 5 of the administration area
 * and 2, 3 and 6 of the stack area describe them. A call with a feature is an addition to the specification.
 * The return type does not compile while a route of api.ts has no call.
 */
export function callsOf(
  deps: ServiceDependencies,
): [Unanswered] extends [never] ? Listed[] : { routesWithoutCall: Unanswered } {
  return listCalls(deps);
}
