import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const globalAdminsPage: Page = {
  patterns: [patterns.globalAdmins],
  load: async () => (await import('./GlobalAdminsScreen')).GlobalAdminsScreen,
  feature: 'globalAdmins',
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
