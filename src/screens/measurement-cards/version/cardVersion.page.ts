import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const cardVersionPage: Page = {
  patterns: [patterns.measurementCardVersion],
  load: async () => (await import('./CardVersionScreen')).CardVersionScreen,
  feature: 'cardVersions',
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
