import { resolutionOf } from '@/store/filters/timeResolution';
import { quickRange } from './quickRange';

it.each([
  ['7_days', '2026-11-15', 'Daily'],
  ['30_days', '2026-10-23', 'Daily'],
  ['12_months', '2025-11-21', 'Monthly'],
] as const)('%s up to 21 November 2026 begin on %s and are counted %s', (name, from, resolution) => {
  const range = quickRange(name, '2026-11-21');
  expect(range).toEqual({ from, to: '2026-11-21' });
  expect(resolutionOf(range)).toBe(resolution);
});
