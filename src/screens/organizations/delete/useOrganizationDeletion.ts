import { useCallback, useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { type OrganizationRow, useDeleteOrganizationMutation } from '@/store/api/organizationApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess } from '@/ui/feedback/showSuccess';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { neighbourOf } from '@/ui/table/row/focusNeighbour';

interface Question {
  row: OrganizationRow;
  /** The pressed delete button. */
  button: Element;
  /** Two confirmations (specification, administration area, section 8). */
  confirmations: 0 | 1;
}

export type OrganizationDeletion = ReturnType<typeof useOrganizationDeletion>;

export function useOrganizationDeletion() {
  const t = useText();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const [deleteOrganization] = useDeleteOrganizationMutation();
  const { subject: question, opened, open, close } = useDialogSubject<Question>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const finish = async ({ row, button }: Question) => {
    const neighbour = neighbourOf(button, 'a');
    setBusy(true);
    setFailure(null);
    const { error } = await deleteOrganization({ id: row.organizationId });
    // The row has disappeared by the time the dialog closes.
    if (!error) await dispatch(whenRefetched());
    setBusy(false);
    if (error) return setFailure(`${t('organizations.not_deleted')}. ${failureText(error)}`);
    close();
    showSuccess(t('organizations.deleted'));
    if (neighbour?.isConnected) neighbour.focus();
    else focusHeading();
  };

  const ask = useCallback(
    (row: OrganizationRow, button: Element) => {
      setFailure(null);
      open({ row, button, confirmations: 0 });
    },
    [open],
  );
  const confirm = async () => {
    // The button still accepts presses while the dialog closes.
    if (!opened || !question || busy) return;
    if (question.confirmations === 0) open({ ...question, confirmations: 1 });
    else await finish(question);
  };
  return { question, opened, busy, failure, ask, confirm, cancel: close };
}
