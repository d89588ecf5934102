import type { stackStates } from '@/lib/generated/enums.gen';

type StackState = (typeof stackStates)[number];

export interface StackPoint {
  stackId: string;
  latitude: number;
  longitude: number;
  state: StackState;
}
