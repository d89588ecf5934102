import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const sawmillStacksPage: Page = {
  patterns: [patterns.sawmillStacks],
  load: async () => (await import('./SawmillStacksScreen')).SawmillStacksScreen,
  area: 'lists',
  within: 'frame',
  texts: 'portal',
};
