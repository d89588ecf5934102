import type { stackStates } from '@/lib/generated/enums.gen';
import type { Tone, ToneShape } from '@/ui/tone/ToneBadge';

type StackState = (typeof stackStates)[number];

/** WGS 84 degrees; the state decides the marker. */
export interface StackPoint {
  stackId: string;
  latitude: number;
  longitude: number;
  state: StackState;
}

/** The same tone and shape as in the badge of the table. */
export const stateMarks = {
  PreRegistration: { tone: 'warning', shape: 'ring' },
  Measured: { tone: 'success', shape: 'disc' },
  AssignedToSawmill: { tone: 'info', shape: 'square' },
} as const satisfies Record<StackState, { tone: Tone; shape: ToneShape }>;
