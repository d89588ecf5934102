import { type Feature, hasFeature } from './api/featuresSlice';
import { useAppSelector } from './hooks';

/**
 * Tells whether the service has an addition to the specification. A missing one is not shown, and its calls
 * are not made.
 */
export function useFeature(name: Feature): boolean {
  return useAppSelector((state) => hasFeature(state, name));
}
