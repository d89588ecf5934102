import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const resetPasswordPage: Page = {
  patterns: [patterns.resetPassword],
  load: async () => (await import('./ResetPasswordScreen')).ResetPasswordScreen,
  area: 'account',
  within: 'nothing',
  texts: 'start',
};
