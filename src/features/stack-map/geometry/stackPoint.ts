import type { stackStates } from '@/lib/generated/enums.gen';
import type { Tone, ToneShape } from '@/ui/tone/ToneMark';

type StackState = (typeof stackStates)[number];

/** One stack on the map: WGS 84 degrees, and the state that decides its marker. */
export interface StackPoint {
  stackId: string;
  latitude: number;
  longitude: number;
  state: StackState;
}

/** How a state looks on the map, the same as in its badge in the table. */
export const stateLooks = {
  PreRegistration: { tone: 'warning', shape: 'ring' },
  Measured: { tone: 'success', shape: 'disc' },
  AssignedToSawmill: { tone: 'info', shape: 'square' },
} as const satisfies Record<StackState, { tone: Tone; shape: ToneShape }>;
