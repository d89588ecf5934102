import type { Member } from '../../store/api/organizationApi';
import type { Tone, ToneShape } from '../../ui/ToneMark';

type MemberState = Member['state'] | 'Invited';

type Use = Pick<Member, 'state' | 'invited'>;

/** A person with active access who has not used the organisation yet is still invited. */
export function memberStateOf({ state, invited }: Use): MemberState {
  return state === 'Active' && invited === true ? 'Invited' : state;
}

/**
 * The service refuses to invite people whose access is inactive, and clears `invited` with their first use. People from
 * before it recorded the use count as active.
 */
export function canBeInvited(member: Use): boolean {
  return memberStateOf(member) === 'Invited';
}

export const memberMarks: Readonly<Record<MemberState, { tone: Tone; shape: ToneShape }>> = {
  Active: { tone: 'spruce', shape: 'disc' },
  Invited: { tone: 'fjord', shape: 'square' },
  Inactive: { tone: 'bark', shape: 'ring' },
};
