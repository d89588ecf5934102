import { Group, Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { Member } from '@/store/api/organizationApi';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { Attention, type Tone, ToneBadge, type ToneShape } from '@/ui/tone/ToneBadge';

export const memberStates = ['Active', 'Inactive', 'Invited'] as const satisfies readonly (
  | Member['state']
  | 'Invited'
)[];

export type MemberState = (typeof memberStates)[number];

type Use = Pick<Member, 'state' | 'invited'>;

export function memberStateOf({ state, invited }: Use): MemberState {
  return state === 'Active' && invited === true ? 'Invited' : state;
}

/**
 * The service refuses to invite people with inactive access. `invited` is false after the first use, and for
 * people who were added before the service recorded the use. Department admins do not get this value, and may
 * invite.
 */
export function canBeInvited({
  state,
  invited,
  lastUsedAt,
}: Pick<Member, 'state' | 'invited' | 'lastUsedAt'>): boolean {
  return state === 'Active' && lastUsedAt === null && invited !== false;
}

const memberMarks: Readonly<Record<MemberState, { tone: Tone; shape: ToneShape }>> = {
  Active: { tone: 'success', shape: 'disc' },
  Invited: { tone: 'info', shape: 'square' },
  Inactive: { tone: 'neutral', shape: 'ring' },
};

/**
 * The badge has a shape as well, so that the colour is not the only sign. For an invited person it also shows
 * the state of the invitation mail, if the service knows it.
 */
export function MemberStateBadge({ member }: { member: Pick<Member, 'state' | 'invited' | 'mailState'> }) {
  const t = useText();
  const isPhone = useIsPhone();
  const state = memberStateOf(member);
  const mail = state === 'Invited' ? member.mailState : null;
  const badge = (
    <ToneBadge {...memberMarks[state]} label={t(`users.state.${state}`)} quiet={state === 'Active'} />
  );
  if (!mail) return badge;
  const words = t(`users.mail.${mail}`);
  return (
    <Group gap={6} wrap={isPhone ? 'wrap' : 'nowrap'} title={isPhone ? undefined : words}>
      {badge}
      {mail === 'failed' ? <Attention>{words}</Attention> : <Text size="sm">{words}</Text>}
    </Group>
  );
}
