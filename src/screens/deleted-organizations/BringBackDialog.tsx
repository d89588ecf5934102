import { useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import {
  type DeletedOrganization,
  useBringBackOrganizationMutation,
} from '@/store/api/deletedOrganizationApi';
import { useAppDispatch } from '@/store/hooks';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess } from '@/ui/feedback/notifications';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { useCallKeys } from '@/ui/form/useIdempotentSave';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface BringBackDialogProps {
  opened: boolean;
  organization: DeletedOrganization | null;
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Bringing back a large organisation takes minutes. If the answer is lost, another attempt repeats the call
 * with the same key, so that it has no second effect.
 */
export function BringBackDialog({ opened, organization, onReload, onClose }: BringBackDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const keys = useCallKeys();
  const [bringBack] = useBringBackOrganizationMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = organization?.name ?? '';
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    // The button still accepts presses while the dialog closes.
    if (!organization || !opened) return;
    const call = { id: organization.organizationId };
    setBusy(true);
    setFailure(null);
    const { error } = await bringBack({ ...call, 'idempotency-key': keys.keyOf(call) });
    if (error) {
      const isOver = serviceErrorOf(error).status === 404;
      setFailure(isOver ? t('deleted_organizations.over') : failureText(error));
      setBusy(false);
      void onReload();
      return;
    }
    keys.succeeded(call);
    // The row has disappeared by the time the dialog closes.
    await dispatch(whenRefetched());
    setBusy(false);
    close();
    showSuccess(t('deleted_organizations.done', { name }), {
      to: paths.dashboard(call.id),
      label: t('deleted_organizations.open', { name }),
    });
    focusHeading();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('deleted_organizations.question', { name })}
      confirmLabel={t('deleted_organizations.bring_back')}
      busy={isBusy}
      error={failure}
      onConfirm={confirm}
      onCancel={close}
    >
      {t('deleted_organizations.consequences')}
    </ConfirmDialog>
  );
}
