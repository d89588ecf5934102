import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const stackReportPage: Page = {
  patterns: [patterns.stackReport],
  load: async () => (await import('./page/StackReportScreen')).StackReportScreen,
  area: 'report',
  within: 'nothing',
  texts: 'portal',
  kB: 250,
};
