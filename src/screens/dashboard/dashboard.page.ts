import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const dashboardPage: Page = {
  patterns: [patterns.organizationDashboard, patterns.departmentDashboard],
  load: async () => (await import('./DashboardScreen')).DashboardScreen,
  area: 'dashboard',
  within: 'frame',
  texts: 'portal',
  kB: 330,
};
