import type { OperationId } from '../../api';
import { authCases } from '../../auth/auth.accessCases';
import { accountCases } from '../../features/account/account.accessCases';
import { apiKeyCases } from '../../features/api-keys/apiKeys.accessCases';
import { contactCases } from '../../features/contacts/contacts.accessCases';
import { contractCases } from '../../features/contracts/contracts.accessCases';
import { departmentCases } from '../../features/departments/departments.accessCases';
import { globalAdminCases } from '../../features/global-admins/globalAdmins.accessCases';
import { harvestPlaceCases } from '../../features/harvest-places/harvestPlaces.accessCases';
import { historyCases } from '../../features/history/history.accessCases';
import { ingestCases } from '../../features/ingest/ingest.accessCases';
import { measurementCardCases } from '../../features/measurement-cards/measurementCards.accessCases';
import { memberCases } from '../../features/members/members.accessCases';
import { organizationCases } from '../../features/organizations/organizations.accessCases';
import { peopleCases } from '../../features/people/people.accessCases';
import { portalErrorCases } from '../../features/portal-errors/portalErrors.accessCases';
import { sawmillCases } from '../../features/sawmills/sawmills.accessCases';
import { stackViewCases } from '../../features/stack-views/stackViews.accessCases';
import { stackCases } from '../../features/stacks/stacks.accessCases';
import { userInfoCases } from '../../features/user-info/userInfo.accessCases';
import type { AccessCase } from './accessCase';

export const accessCases: Record<OperationId, AccessCase> = {
  ...authCases,
  ...userInfoCases,
  ...accountCases,
  ...globalAdminCases,
  ...organizationCases,
  ...contractCases,
  ...memberCases,
  ...peopleCases,
  ...contactCases,
  ...departmentCases,
  ...measurementCardCases,
  ...sawmillCases,
  ...stackCases,
  ...harvestPlaceCases,
  ...stackViewCases,
  ...apiKeyCases,
  ...ingestCases,
  ...historyCases,
  ...portalErrorCases,
};
