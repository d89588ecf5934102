import type { Page } from '@/navigation/page';
import { patterns } from '@/navigation/paths';

export const measurementCardsPage: Page = {
  patterns: [patterns.measurementCards],
  load: async () => (await import('./MeasurementCardsScreen')).MeasurementCardsScreen,
  feature: 'cardVersions',
  area: 'administration',
  within: 'frame',
  texts: 'portal',
};
