import { MemberStateBadge } from '@/features/members/MemberStateBadge';
import { usePersonColumns } from '@/features/members/PersonTable';
import { useText } from '@/i18n/useText';
import type { Sawmill, SawmillUser } from '@/store/api/sawmillApi';

export interface SawmillUserRow {
  sawmill: Sawmill;
  user: SawmillUser;
}

interface UserActions {
  onEdit: (row: SawmillUserRow) => void;
  onDelete: (row: SawmillUserRow) => void;
}

export function useUserColumns(actions: UserActions | false) {
  const t = useText();
  return usePersonColumns<SawmillUserRow>({
    personOf: ({ user }) => user,
    markOf: ({ user }) => user.invited && <MemberStateBadge member={{ ...user, state: 'Active' }} />,
    actionsOf: actions
      ? (row) => [
          { label: t('form.edit'), onClick: () => actions.onEdit(row) },
          { label: t('sawmills.delete'), danger: true, onClick: () => actions.onDelete(row) },
        ]
      : null,
  });
}
