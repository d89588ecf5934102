import type { stackStates } from '@/lib/generated/enums.gen';
import type { Tone, ToneShape } from './ToneBadge';

/** A state has the same tone and shape in a badge, a filter, a chart and on the map. */
export const stateMarks = {
  PreRegistration: { tone: 'warning', shape: 'ring' },
  Measured: { tone: 'success', shape: 'disc' },
  AssignedToSawmill: { tone: 'info', shape: 'square' },
} as const satisfies Record<(typeof stackStates)[number], { tone: Tone; shape: ToneShape }>;
