import { authRoutes } from './auth/auth.routes';
import { type Feature, FeatureSchema } from './domain/features';
import { accountRoutes } from './features/account/account.routes';
import { apiKeysRoutes } from './features/api-keys/apiKeys.routes';
import { contactsRoutes } from './features/contacts/contacts.routes';
import { contractsRoutes } from './features/contracts/contracts.routes';
import { retentionRoutes } from './features/contracts/retention/retention.routes';
import { departmentsRoutes } from './features/departments/departments.routes';
import { globalAdminsRoutes } from './features/global-admins/globalAdmins.routes';
import { harvestPlacesRoutes } from './features/harvest-places/harvestPlaces.routes';
import { historyRoutes } from './features/history/history.routes';
import { ingestBatchRoutes } from './features/ingest/batch.routes';
import { ingestFilesRoutes } from './features/ingest/files/files.routes';
import { ingestRoutes } from './features/ingest/ingest.routes';
import { logosRoutes } from './features/logos/logos.routes';
import { cardVersionsRoutes } from './features/measurement-cards/cardVersions.routes';
import { measurementCardsRoutes } from './features/measurement-cards/measurementCards.routes';
import { membersRoutes } from './features/members/members.routes';
import { deletedOrganizationsRoutes } from './features/organizations/deletedOrganizations.routes';
import { organizationsRoutes } from './features/organizations/organizations.routes';
import { peopleRoutes } from './features/people/people.routes';
import { portalErrorsRoutes } from './features/portal-errors/portalErrors.routes';
import { assignmentRoutes } from './features/sawmills/assignments/assignments.routes';
import { sawmillsRoutes } from './features/sawmills/sawmills.routes';
import { stackViewsRoutes } from './features/stack-views/stackViews.routes';
import { correctionRoutes } from './features/stacks/corrections/corrections.routes';
import { decisionRoutes } from './features/stacks/decisions/decisions.routes';
import { stackDetailRoutes } from './features/stacks/detail/stackDetail.routes';
import { stackDownloadsRoutes } from './features/stacks/downloads/stackDownloads.routes';
import { eudrRoutes } from './features/stacks/exports/eudr/eudr.routes';
import { exportsRoutes } from './features/stacks/exports/exports.routes';
import { exportJobsRoutes } from './features/stacks/exports/jobs/exportJobs.routes';
import { figuresRoutes } from './features/stacks/figures/figures.routes';
import { stackListRoutes } from './features/stacks/list/stackList.routes';
import { moveRoutes } from './features/stacks/moves/moves.routes';
import { stackReportRoutes } from './features/stacks/report/stackReport.routes';
import { sawmillLoadsRoutes } from './features/stacks/sawmill-loads/sawmillLoads.routes';
import { versionRoutes } from './features/stacks/versions/versions.routes';
import { withdrawalRoutes } from './features/stacks/withdrawals/withdrawals.routes';
import { userInfoRoutes } from './features/user-info/userInfo.routes';
import type { ServiceRoute } from './http/createRoute';

export const routes = [
  ...authRoutes,
  ...userInfoRoutes,
  ...accountRoutes,
  ...globalAdminsRoutes,
  ...organizationsRoutes,
  ...deletedOrganizationsRoutes,
  ...logosRoutes,
  ...contractsRoutes,
  ...retentionRoutes,
  ...membersRoutes,
  ...peopleRoutes,
  ...contactsRoutes,
  ...departmentsRoutes,
  ...measurementCardsRoutes,
  ...cardVersionsRoutes,
  ...assignmentRoutes,
  ...sawmillsRoutes,
  ...stackListRoutes,
  ...figuresRoutes,
  ...sawmillLoadsRoutes,
  ...stackDownloadsRoutes,
  ...exportsRoutes,
  ...exportJobsRoutes,
  ...eudrRoutes,
  ...stackDetailRoutes,
  ...decisionRoutes,
  ...withdrawalRoutes,
  ...correctionRoutes,
  ...moveRoutes,
  ...versionRoutes,
  ...stackReportRoutes,
  ...harvestPlacesRoutes,
  ...stackViewsRoutes,
  ...apiKeysRoutes,
  ...ingestRoutes,
  ...ingestBatchRoutes,
  ...ingestFilesRoutes,
  ...historyRoutes,
  ...portalErrorsRoutes,
] as const;

export type OperationId = (typeof routes)[number]['operationId'];

const declared: readonly ServiceRoute[] = routes;

export const features: readonly Feature[] = FeatureSchema.options.filter((name) =>
  declared.some(({ feature, adds = [] }) => feature === name || adds.includes(name)),
);
