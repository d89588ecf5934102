import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const changeHistoryPage: Page = {
  patterns: [patterns.organizationHistory, patterns.departmentHistory],
  load: async () => (await import('./HistoryScreen')).HistoryScreen,
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
