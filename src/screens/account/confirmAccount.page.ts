import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const confirmAccountPage: Page = {
  patterns: [patterns.confirmAccount],
  load: async () => (await import('./ConfirmAccountScreen')).ConfirmAccountScreen,
  area: 'account',
  within: 'nothing',
  texts: 'start',
};
