import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { personLabel } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import {
  type Sawmill,
  type SawmillUser,
  useDeleteSawmillMutation,
  useDeleteSawmillUserMutation,
} from '@/store/api/sawmillApi';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';

interface SawmillRemovalProps {
  opened: boolean;
  sawmill: Sawmill | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function SawmillRemoval({ opened, sawmill, onClose, onReload }: SawmillRemovalProps) {
  const t = useText();
  const [deleteSawmill] = useDeleteSawmillMutation();
  const report = useRemovalNotice(onReload);
  const name = sawmill?.name ?? '';
  return (
    <RemovalDialog
      opened={opened}
      title={t('sawmills.delete_title', { name })}
      confirmLabel={t('sawmills.delete')}
      remove={async () => sawmill !== null && report(deleteSawmill({ id: sawmill.id }))}
      onClose={onClose}
    >
      {t('sawmills.delete_text', { name })}
    </RemovalDialog>
  );
}

interface SawmillUserRemovalProps {
  opened: boolean;
  subject: { sawmill: Sawmill; user: SawmillUser } | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function SawmillUserRemoval({ opened, subject, onClose, onReload }: SawmillUserRemovalProps) {
  const t = useText();
  const [deleteUser] = useDeleteSawmillUserMutation();
  const report = useRemovalNotice(onReload);
  const name = subject ? personLabel(subject.user) : '';
  const remove = async () => {
    if (!subject) return false;
    return report(deleteUser({ id: subject.sawmill.id, userId: subject.user.userId }));
  };
  return (
    <RemovalDialog
      opened={opened}
      title={t('sawmills.delete_user_title', { name })}
      confirmLabel={t('sawmills.delete')}
      remove={remove}
      onClose={onClose}
    >
      {t('sawmills.delete_user_text', { name, sawmill: subject?.sawmill.name ?? '' })}
    </RemovalDialog>
  );
}
