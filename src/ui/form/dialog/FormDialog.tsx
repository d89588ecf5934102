import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { FormBody } from '@/ui/form/edit/FormBody';
import { type EditState, useFreshForm } from '@/ui/form/edit/useEditForm';
import { FormModal } from './FormModal';

interface FormDialogProps {
  opened: boolean;
  title: string;
  /** The verb: "Save", "Create". */
  submitLabel: string;
  form: EditState;
  canSave: boolean;
  /** Closes the dialog; the owner's `onSaved` calls it too. */
  onClose: () => void;
  /** For data that two people may edit at once: the newer version, and a function that loads it. */
  newer?: ReactNode;
  onReload?: () => Promise<unknown>;
  children: ReactNode;
}

/** Creates or edits one record. The dialog keeps the typed text until the person saves or discards it. */
export function FormDialog(props: FormDialogProps) {
  const { opened, title, submitLabel, form, canSave, onClose, newer, onReload, children } = props;
  const t = useText();
  useFreshForm(form, opened);
  return (
    <FormModal
      opened={opened}
      title={title}
      size={form.isConflict ? 'xl' : 'md'}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onClose={onClose}
    >
      {(close) => (
        <FormBody
          label={title}
          container="dialog"
          form={form}
          canSave={canSave}
          submitLabel={submitLabel}
          cancelLabel={t('ui.cancel')}
          onCancel={close}
          newer={newer}
          onReload={onReload}
        >
          {children}
        </FormBody>
      )}
    </FormModal>
  );
}
