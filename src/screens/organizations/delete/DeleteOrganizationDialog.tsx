import { useText } from '@/i18n/useText';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { OrganizationContents } from './OrganizationContents';
import type { OrganizationDeletion } from './useOrganizationDeletion';

/** Asks, and asks once more with what would go along. */
export function DeleteOrganizationDialog({ deletion }: { deletion: OrganizationDeletion }) {
  const t = useText();
  const { question, busy, failure, confirm, cancel } = deletion;
  const name = question?.row.organizationName ?? '';
  const isLast = question?.confirmations === 1;
  return (
    <ConfirmDialog
      opened={question?.opened ?? false}
      title={t(isLast ? 'organizations.delete_title_last' : 'organizations.delete_title', { name })}
      confirmLabel={t(isLast ? 'organizations.delete_last' : 'organizations.delete')}
      danger
      busy={busy}
      error={failure}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {isLast ? (
        <OrganizationContents organizationId={question.row.organizationId} />
      ) : (
        t('organizations.delete_text')
      )}
    </ConfirmDialog>
  );
}
