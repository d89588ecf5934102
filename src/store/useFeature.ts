import { type Feature, hasFeature } from './api/featuresSlice';
import { useAppSelector } from './hooks';

/** Whether the service has an addition to the specification. What it does not have is not shown, and its calls are not made. */
export function useFeature(name: Feature): boolean {
  return useAppSelector((state) => hasFeature(state, name));
}
