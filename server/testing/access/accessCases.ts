import type { OperationId } from '../../api';
import { authCases } from '../../auth/auth.access';
import { accountCases } from '../../features/account/account.access';
import { apiKeyCases } from '../../features/api-keys/apiKeys.access';
import { contactCases } from '../../features/contacts/contacts.access';
import { contractCases } from '../../features/contracts/contracts.access';
import { departmentCases } from '../../features/departments/departments.access';
import { globalAdminCases } from '../../features/global-admins/globalAdmins.access';
import { historyCases } from '../../features/history/history.access';
import { ingestCases } from '../../features/ingest/ingest.access';
import { measurementCardCases } from '../../features/measurement-cards/measurementCards.access';
import { memberCases } from '../../features/members/members.access';
import { organizationCases } from '../../features/organizations/organizations.access';
import { peopleCases } from '../../features/people/people.access';
import { portalErrorCases } from '../../features/portal-errors/portalErrors.access';
import { sawmillCases } from '../../features/sawmills/sawmills.access';
import { stackViewCases } from '../../features/stack-views/stackViews.access';
import { stackCases } from '../../features/stacks/stacks.access';
import { userInfoCases } from '../../features/user-info/userInfo.access';
import type { AccessCase } from './accessCase';

/** A call without a case does not compile. */
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
  ...stackViewCases,
  ...apiKeyCases,
  ...ingestCases,
  ...historyCases,
  ...portalErrorCases,
};
