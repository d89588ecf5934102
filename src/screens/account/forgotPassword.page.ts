import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const forgotPasswordPage: Page = {
  patterns: [patterns.forgotPassword],
  load: async () => (await import('./ForgotPasswordScreen')).ForgotPasswordScreen,
  area: 'account',
  within: 'nothing',
  texts: 'start',
};
