import { type Feature, hasFeature } from './api/featuresSlice';
import { useAppSelector } from './hooks';

export function useFeature(name: Feature): boolean {
  return useAppSelector((state) => hasFeature(state, name));
}
