import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const cardReportPage: Page = {
  patterns: [patterns.measurementCardReport],
  load: async () => (await import('./card/CardReportScreen')).CardReportScreen,
  feature: 'cardVersions',
  area: 'administration',
  within: 'guard',
  texts: 'portal',
};
