import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const signInPage: Page = {
  patterns: [patterns.login],
  load: async () => (await import('./SignIn')).SignIn,
  area: 'account',
  within: 'nothing',
  texts: 'start',
  kB: 174,
};
