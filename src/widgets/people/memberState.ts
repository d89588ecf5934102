import type { Member } from '../../store/api/organizationApi';
import type { Tone, ToneShape } from '../../ui/ToneMark';

type MemberState = Member['state'] | 'Invited';

/** Somebody active who has not used the organisation yet is still invited. */
export function memberStateOf({ state, invited }: Pick<Member, 'state' | 'invited'>): MemberState {
  return state === 'Active' && invited === true ? 'Invited' : state;
}

export const memberMarks: Readonly<Record<MemberState, { tone: Tone; shape: ToneShape }>> = {
  Active: { tone: 'spruce', shape: 'disc' },
  Invited: { tone: 'fjord', shape: 'square' },
  Inactive: { tone: 'bark', shape: 'ring' },
};
