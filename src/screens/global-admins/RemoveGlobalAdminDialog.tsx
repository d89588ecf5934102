import { useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { type GlobalAdmin, useRemoveGlobalAdminMutation } from '@/store/api/globalAdminApi';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { showSuccess } from '@/ui/feedback/notifications';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface RemoveGlobalAdminDialogProps {
  opened: boolean;
  admin: GlobalAdmin | null;
  isSelf: boolean;
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/** The dialog itself explains why the service refuses the call: the last global admin cannot be removed. */
export function RemoveGlobalAdminDialog(props: RemoveGlobalAdminDialogProps) {
  const { opened, admin, isSelf, onReload, onClose } = props;
  const t = useText();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [remove] = useRemoveGlobalAdminMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = admin?.name ?? '';
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (!admin || !opened) return;
    setBusy(true);
    const { error } = await remove({ id: admin.userId });
    setBusy(false);
    if (error) {
      setFailure(failureText(error));
      void onReload();
      return;
    }
    close();
    // The tokens of this browser still contain the removed right.
    if (isSelf) dispatch(signOut());
    else showSuccess(t('form.update_successful'));
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={isSelf ? t('global_admins.leave_title') : t('global_admins.remove_title', { name })}
      confirmLabel={t(isSelf ? 'global_admins.leave' : 'global_admins.remove')}
      danger
      busy={isBusy}
      error={failure}
      onConfirm={confirm}
      onCancel={close}
    >
      {isSelf ? t('global_admins.leave_text') : t('global_admins.remove_text', { name })}
    </ConfirmDialog>
  );
}
