import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const stacksPage: Page = {
  patterns: [patterns.stacks],
  load: async () => (await import('./StacksScreen')).StacksScreen,
  area: 'lists',
  within: 'frame',
  texts: 'portal',
  kB: 370,
};
