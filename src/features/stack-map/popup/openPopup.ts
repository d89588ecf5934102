import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

/** The popup is open for one stack, or for several on one spot, with at most one chosen. */
export interface OpenPopup {
  stackIds: readonly string[];
  chosen: string | undefined;
}

/** Only those of its stacks that the map still has. */
export interface PopupContent {
  points: StackPoint[];
  chosen: StackPoint | undefined;
}

export function contentOfPopup(
  open: OpenPopup | undefined,
  points: readonly StackPoint[] | undefined,
): PopupContent | undefined {
  if (!open || !points) return undefined;
  const wanted = new Set(open.stackIds);
  const present = points.filter(({ stackId }) => wanted.has(stackId));
  const chosen = present.find(({ stackId }) => stackId === open.chosen);
  const isGone = present.length === 0 || (open.chosen !== undefined && !chosen);
  return isGone ? undefined : { points: present, chosen };
}
