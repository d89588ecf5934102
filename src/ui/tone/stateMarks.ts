import type { stackStates } from '@/lib/generated/enums.gen';
import type { Tone, ToneShape } from './ToneBadge';

export const stateMarks = {
  PreRegistration: { tone: 'warning', shape: 'ring' },
  Measured: { tone: 'success', shape: 'disc' },
  AssignedToSawmill: { tone: 'info', shape: 'square' },
} as const satisfies Record<(typeof stackStates)[number], { tone: Tone; shape: ToneShape }>;
