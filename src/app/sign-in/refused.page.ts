import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const refusedPage: Page = {
  patterns: [patterns.notAuthorized],
  load: async () => (await import('./Refused')).Refused,
  area: 'administration',
  within: 'nothing',
  texts: 'portal',
};
