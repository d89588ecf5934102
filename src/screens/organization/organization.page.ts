import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const organizationPage: Page = {
  patterns: [patterns.organization],
  load: async () => (await import('./OrganizationScreen')).OrganizationScreen,
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
