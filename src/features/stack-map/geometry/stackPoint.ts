import type { stackStates } from '@/lib/generated/enums.gen';

type StackState = (typeof stackStates)[number];

/** Coordinates are WGS 84 degrees; the state decides the marker. */
export interface StackPoint {
  stackId: string;
  latitude: number;
  longitude: number;
  state: StackState;
}
