import type { Page } from '@/navigation/page';
import { confirmAccountPage } from '@/screens/account/confirmAccount.page';
import { forgotPasswordPage } from '@/screens/account/forgotPassword.page';
import { resetPasswordPage } from '@/screens/account/resetPassword.page';
import { dashboardPage } from '@/screens/dashboard/dashboard.page';
import { deletedOrganizationsPage } from '@/screens/deleted-organizations/deletedOrganizations.page';
import { departmentPage } from '@/screens/department/department.page';
import { globalAdminsPage } from '@/screens/global-admins/globalAdmins.page';
import { changeHistoryPage } from '@/screens/history/history.page';
import { measurementCardsPage } from '@/screens/measurement-cards/measurementCards.page';
import { cardVersionPage } from '@/screens/measurement-cards/version/cardVersion.page';
import { notFoundPage } from '@/screens/not-found/notFound.page';
import { organizationPage } from '@/screens/organization/organization.page';
import { organizationsPage } from '@/screens/organizations/organizations.page';
import { personPage } from '@/screens/person/person.page';
import { sawmillStacksPage } from '@/screens/sawmill-stacks/sawmillStacks.page';
import { stackDetailPage } from '@/screens/stack/stack.page';
import { cardReportPage } from '@/screens/stack-report/cardReport.page';
import { stackReportPage } from '@/screens/stack-report/stackReport.page';
import { stacksPage } from '@/screens/stacks/stacks.page';
import { refusedPage } from './sign-in/refused.page';
import { signInPage } from './sign-in/signIn.page';

export const pages: readonly Page[] = [
  signInPage,
  forgotPasswordPage,
  resetPasswordPage,
  confirmAccountPage,
  notFoundPage,
  stackReportPage,
  refusedPage,
  cardReportPage,
  organizationsPage,
  organizationPage,
  departmentPage,
  personPage,
  deletedOrganizationsPage,
  globalAdminsPage,
  measurementCardsPage,
  cardVersionPage,
  changeHistoryPage,
  dashboardPage,
  stacksPage,
  sawmillStacksPage,
  stackDetailPage,
];
