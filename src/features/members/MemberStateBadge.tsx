import { useText } from '@/i18n/useText';
import type { Member } from '@/store/api/organizationApi';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { memberMarks, memberStateOf } from './memberState';

/** A word with a shape, so that the colour is not the only sign. */
export function MemberStateBadge({ member }: { member: Pick<Member, 'state' | 'invited'> }) {
  const t = useText();
  const state = memberStateOf(member);
  return <ToneBadge {...memberMarks[state]} label={t(`users.state.${state}`)} />;
}
