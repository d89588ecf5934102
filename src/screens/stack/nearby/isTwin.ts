import type { StackItem } from '@/store/api/stackApi';

const closeDays = 14;
const dayMs = 86_400_000;

/**
 * Tells whether two neighbouring stacks may be one pile that was measured twice. They may be if both were
 * measured, within `closeDays`, and are of the same species. Two stacks without a species count as the same
 * species.
 */
export function isTwin(one: StackItem, other: StackItem): boolean {
  if (one.state === 'PreRegistration' || other.state === 'PreRegistration') return false;
  if (!one.measurementDateTime || !other.measurementDateTime) return false;
  if (one.treeSpecies?.key !== other.treeSpecies?.key) return false;
  const apart = Math.abs(Date.parse(one.measurementDateTime) - Date.parse(other.measurementDateTime));
  return apart <= closeDays * dayMs;
}
