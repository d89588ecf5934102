import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const personPage: Page = {
  patterns: [patterns.organizationPerson, patterns.departmentPerson],
  load: async () => (await import('./PersonScreen')).PersonScreen,
  feature: 'people',
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
