import { useCallback, useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import {
  type OrganizationRow,
  useDeleteOrganizationMutation,
  useGetOrganizationContentsQuery,
} from '@/store/api/organizationApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess } from '@/ui/feedback/notifications';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { neighbourOf } from '@/ui/table/row/focusNeighbour';
import classes from './DeleteOrganizationDialog.module.css';

interface Question {
  row: OrganizationRow;
  button: Element | null;
  confirmations: 0 | 1;
}

type OrganizationDeletion = ReturnType<typeof useOrganizationDeletion>;

/** @param canBringBack is true if the service keeps deleted organisations and counts their contents first */
export function useOrganizationDeletion(canBringBack: boolean) {
  const t = useText();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const [deleteOrganization] = useDeleteOrganizationMutation();
  const { subject: question, opened, open, close } = useDialogSubject<Question>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const finish = async ({ row, button }: Question) => {
    const neighbour = button && neighbourOf(button, 'a');
    setBusy(true);
    setFailure(null);
    const { error } = await deleteOrganization({ id: row.organizationId });
    // The row has disappeared by the time the dialog closes.
    if (!error) await dispatch(whenRefetched());
    setBusy(false);
    if (error) return setFailure(`${t('organizations.not_deleted')}. ${failureText(error)}`);
    close();
    showSuccess(
      t('organizations.deleted'),
      canBringBack ? { to: paths.deletedOrganizations, label: t('organizations.deleted_ones') } : undefined,
    );
    if (neighbour?.isConnected) neighbour.focus();
    else focusHeading();
  };

  const ask = useCallback(
    (row: OrganizationRow) => {
      setFailure(null);
      open({ row, button: document.activeElement, confirmations: 0 });
    },
    [open],
  );
  const confirm = async () => {
    // The button still accepts presses while the dialog closes.
    if (!opened || !question || busy) return;
    if (question.confirmations === 0) open({ ...question, confirmations: 1 });
    else await finish(question);
  };
  return { question, opened, busy, failure, canBringBack, ask, confirm, cancel: close };
}

export function DeleteOrganizationDialog({ deletion }: { deletion: OrganizationDeletion }) {
  const t = useText();
  const { question, opened, busy, failure, canBringBack, confirm, cancel } = deletion;
  const name = question?.row.organizationName ?? '';
  const isLast = question?.confirmations === 1;
  return (
    <ConfirmDialog
      opened={opened}
      title={t(isLast ? 'organizations.delete_title_last' : 'organizations.delete_title', { name })}
      confirmLabel={t(isLast ? 'organizations.delete_last' : 'organizations.delete')}
      danger
      busy={busy}
      error={failure}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {isLast ? (
        <OrganizationContents organizationId={question.row.organizationId} canBringBack={canBringBack} />
      ) : (
        t('organizations.delete_text')
      )}
    </ConfirmDialog>
  );
}

interface OrganizationContentsProps {
  organizationId: string;
  canBringBack: boolean;
}

function OrganizationContents({ organizationId, canBringBack }: OrganizationContentsProps) {
  const t = useText();
  const { currentData, isError } = useGetOrganizationContentsQuery(
    { id: organizationId },
    { refetchOnMountOrArgChange: true, skip: !canBringBack },
  );
  const contents = isError ? undefined : currentData;
  const counts = contents && [
    t('organizations.contents.stacks', { count: contents.stacks }),
    t('organizations.contents.sawmills', { count: contents.sawmills }),
    t('organizations.contents.departments', { count: contents.departments }),
    t('organizations.contents.users', { count: contents.users }),
  ];
  return (
    <div role="alert">
      <p>
        {t('organizations.delete_warning')}{' '}
        {t(canBringBack ? 'organizations.delete_kept' : 'organizations.delete_final')}
      </p>
      {counts && (
        <ul className={classes.counts}>
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
