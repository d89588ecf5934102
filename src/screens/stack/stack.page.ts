import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const stackDetailPage: Page = {
  patterns: [patterns.stack],
  load: async () => (await import('./StackScreen')).StackScreen,
  area: 'stack',
  within: 'frame',
  texts: 'portal',
  kB: 370,
};
