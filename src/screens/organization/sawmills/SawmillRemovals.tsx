import { useText } from '../../../i18n/useText';
import {
  type Sawmill,
  type SawmillUser,
  useDeleteSawmillMutation,
  useDeleteSawmillUserMutation,
} from '../../../store/api/sawmillApi';
import { RemovalDialog } from '../../../ui/RemovalDialog';
import { showSuccess } from '../../../ui/showSuccess';
import { personLabel } from '../../../widgets/people/person';

interface SawmillRemovalProps {
  opened: boolean;
  /** Null until it is opened for the first time. */
  sawmill: Sawmill | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

/** Asks before a sawmill is deleted. */
export function SawmillRemoval({ opened, sawmill, onClose, onReload }: SawmillRemovalProps) {
  const t = useText();
  const [deleteSawmill] = useDeleteSawmillMutation();
  const tell = useRemovalReport(onReload);
  const name = sawmill?.name ?? '';
  return (
    <RemovalDialog
      opened={opened}
      title={t('sawmills.delete_title', { name })}
      confirmLabel={t('sawmills.delete')}
      remove={async () => sawmill !== null && tell(await deleteSawmill({ id: sawmill.id }))}
      onClose={onClose}
    >
      {t('sawmills.delete_text', { name })}
    </RemovalDialog>
  );
}

interface SawmillUserRemovalProps {
  opened: boolean;
  /** Null until it is opened for the first time. */
  subject: { sawmill: Sawmill; user: SawmillUser } | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

/** Asks before a sawmill loses one of its users. */
export function SawmillUserRemoval({ opened, subject, onClose, onReload }: SawmillUserRemovalProps) {
  const t = useText();
  const [deleteUser] = useDeleteSawmillUserMutation();
  const tell = useRemovalReport(onReload);
  const name = subject ? personLabel(subject.user) : '';
  const remove = async () => {
    if (!subject) return false;
    return tell(await deleteUser({ id: subject.sawmill.id, userId: subject.user.userId }));
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

/** The generic handler tells a failure. Somebody else may have deleted it already, so the list is loaded anew. */
function useRemovalReport(reload: () => Promise<unknown>): (answer: { error?: unknown }) => boolean {
  const t = useText();
  return ({ error }) => {
    if (error) void reload();
    else showSuccess(t('form.update_successful'));
    return !error;
  };
}
