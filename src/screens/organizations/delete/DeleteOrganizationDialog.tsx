import { useText } from '@/i18n/useText';
import { useGetOrganizationContentsQuery } from '@/store/api/organizationApi';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import classes from './DeleteOrganizationDialog.module.css';
import type { OrganizationDeletion } from './useOrganizationDeletion';

/** Two questions, the second with a list of everything that would be deleted. */
export function DeleteOrganizationDialog({ deletion }: { deletion: OrganizationDeletion }) {
  const t = useText();
  const { question, opened, busy, failure, confirm, cancel } = deletion;
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
        <OrganizationContents organizationId={question.row.organizationId} />
      ) : (
        t('organizations.delete_text')
      )}
    </ConfirmDialog>
  );
}

/** The data that is deleted with an organisation; with numbers if the service counts them. */
function OrganizationContents({ organizationId }: { organizationId: string }) {
  const t = useText();
  const { currentData, isError } = useGetOrganizationContentsQuery(
    { id: organizationId },
    { refetchOnMountOrArgChange: true },
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
      <p className={classes.warning}>{t('organizations.delete_warning')}</p>
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
