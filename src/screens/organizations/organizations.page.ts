import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const organizationsPage: Page = {
  patterns: [patterns.organizations],
  load: async () => (await import('./OrganizationsScreen')).OrganizationsScreen,
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
