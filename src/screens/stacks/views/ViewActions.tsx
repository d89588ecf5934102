import { Button, VisuallyHidden } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { useText } from '@/i18n/useText';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import {
  type StackView,
  type StackViewParameter,
  useDeleteStackViewMutation,
} from '@/store/api/stackViewApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { later } from '@/ui/feedback/later';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { SavedSubject, ViewContent } from './SaveViewDialog';
import classes from './StackViews.module.css';
import { searchOfView } from './viewFilters';

const SaveViewDialog = later(async () => (await import('./SaveViewDialog')).SaveViewDialog, {
  failed: DialogFailed,
});

interface ViewActionsProps {
  organizationId: string;
  opened: StackView | undefined;
  isUnchanged: boolean;
  content: ViewContent;
  wordsOf: (parameters: readonly StackViewParameter[]) => string;
  filters: StackFilters;
  onSaved: () => void;
  /** Loads the views. A subscription of its own would do so on every mount, even after a failure. */
  loadAgain: () => Promise<unknown>;
  onDiscard: (() => void) | undefined;
  others: readonly { label: string; onClick: () => void }[];
  shown: string;
}

export function ViewActions(props: ViewActionsProps) {
  const {
    organizationId,
    opened,
    isUnchanged,
    content,
    wordsOf,
    filters,
    onSaved,
    loadAgain,
    onDiscard,
    others,
    shown,
  } = props;
  const t = useText();
  const navigate = useNavigate();
  const { access } = useAccess();
  const isPhone = useIsPhone();
  const dialog = useDialogSubject<SavedSubject>();
  const removal = useDialogSubject<StackView>();
  const [deleteView] = useDeleteStackViewMutation();
  const reportRemoval = useRemovalNotice(loadAgain);
  const mayChange = opened && (opened.isOwn || mayOpenOrganization(access, organizationId));

  const saving = [
    ...(mayChange && !isUnchanged
      ? [{ label: t('stack_views.update'), onClick: () => dialog.open({ kind: 'update', view: opened }) }]
      : []),
    ...(isUnchanged
      ? []
      : [
          {
            label: t(opened ? 'stack_views.save_as_new' : 'stack_views.save'),
            onClick: () => dialog.open({ kind: 'create', view: null }),
          },
        ]),
    ...(onDiscard ? [{ label: t('stack_views.discard'), onClick: onDiscard }] : []),
  ];
  const changing = mayChange
    ? [
        { label: t('stack_views.edit'), onClick: () => dialog.open({ kind: 'rename', view: opened }) },
        { label: t('stack_views.delete'), danger: true as const, onClick: () => removal.open(opened) },
      ]
    : [];
  const { subject } = removal;
  return (
    <div className={classes.actions}>
      {!isPhone &&
        saving.map(({ label, onClick }) => (
          <Button key={label} variant="default" size="compact-sm" onClick={onClick}>
            {label}
          </Button>
        ))}
      {isPhone && (
        <RowMenu
          actions={[...others, ...saving, ...changing]}
          label={
            <span className={classes.shown}>
              <VisuallyHidden>{t('stack_views.title')}: </VisuallyHidden>
              <span className={classes.name}>{shown}</span>
              {onDiscard && <span className={classes.changed}>{t('stack_views.changed')}</span>}
            </span>
          }
        />
      )}
      {!isPhone && mayChange && <RowMenu name={opened.name} actions={changing} />}
      {dialog.subject && (
        <SaveViewDialog
          opened={dialog.opened}
          subject={dialog.subject}
          organizationId={organizationId}
          content={content}
          wordsOf={wordsOf}
          onClose={dialog.close}
          onSaved={(viewId) => {
            dialog.close();
            // Renaming leaves changed columns unsaved.
            if (dialog.subject?.kind !== 'rename') onSaved();
            if (viewId !== undefined) void navigate({ search: searchOfView(filters, filters, viewId) });
          }}
        />
      )}
      <RemovalDialog
        opened={removal.opened}
        title={t('stack_views.delete_title', { name: subject?.name ?? '' })}
        confirmLabel={t('stack_views.delete')}
        remove={() => reportRemoval(deleteView({ id: organizationId, viewId: subject?.id ?? '' }))}
        onClose={removal.close}
      >
        {t(subject?.shared ? 'stack_views.delete_shared' : 'stack_views.delete_own')}
      </RemovalDialog>
    </div>
  );
}
