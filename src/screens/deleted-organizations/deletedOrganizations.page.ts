import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const deletedOrganizationsPage: Page = {
  patterns: [patterns.deletedOrganizations],
  load: async () => (await import('./DeletedOrganizationsScreen')).DeletedOrganizationsScreen,
  feature: 'deletedOrganizations',
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
