import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const departmentPage: Page = {
  patterns: [patterns.department],
  load: async () => (await import('./DepartmentScreen')).DepartmentScreen,
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
