import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const refusedPage: Page = {
  patterns: [patterns.notAuthorized],
  load: async () => (await import('./Refused')).Refused,
  area: 'account',
  within: 'nothing',
  texts: 'portal',
};
