import { type ReactNode, useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { FormBody } from './FormBody';
import type { EditState } from './useEditForm';
import { useWizard } from './wizardContext';

interface WizardStepProps {
  form: EditState;
  /** What it does: "Create and continue". */
  submitLabel: string;
  canSubmit: boolean;
  /** The fields. */
  children: ReactNode;
}

/** One form of a wizard; its `onSaved` leads to the next step or out. */
export function WizardStep({ form, submitLabel, canSubmit, children }: WizardStepProps) {
  const t = useText();
  const { label, close, report } = useWizard();
  const { isDirty, isSaving } = form;
  useEffect(() => report({ isDirty, isSaving }), [report, isDirty, isSaving]);
  return (
    <FormBody
      label={label}
      place="dialog"
      form={form}
      canSave={canSubmit}
      submitLabel={submitLabel}
      cancelLabel={t('ui.close')}
      onCancel={close}
    >
      {children}
    </FormBody>
  );
}
