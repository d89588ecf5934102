import type { Page } from '@/navigation/page';

export const notFoundPage: Page = {
  patterns: ['/*'],
  load: async () => (await import('./NotFoundScreen')).NotFoundScreen,
  area: 'account',
  within: 'nothing',
  texts: 'start',
};
