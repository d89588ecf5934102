import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { FormBody } from '@/ui/form/edit/FormBody';
import { type EditState, useFreshForm } from '@/ui/form/edit/useEditForm';
import { FormModal } from './FormModal';

interface FormDialogProps {
  opened: boolean;
  title: string;
  size?: 'md' | 'lg';
  submitLabel: string;
  form: EditState;
  canSave: boolean;
  onClose: () => void;
  resumes?: 'always' | 'never';
  newer?: ReactNode;
  onReload?: () => Promise<unknown>;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    opened,
    title,
    size = 'md',
    submitLabel,
    form,
    canSave,
    onClose,
    resumes = 'same',
    newer,
    onReload,
    children,
  } = props;
  const t = useText();
  useFreshForm(form, opened);
  return (
    <FormModal
      opened={opened}
      title={title}
      size={form.isConflict ? 'xl' : size}
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
          resumes={resumes}
          newer={newer}
          onReload={onReload}
        >
          {children}
        </FormBody>
      )}
    </FormModal>
  );
}
