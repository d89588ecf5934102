import { Text } from '@mantine/core';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { FormModal } from '@/ui/form/dialog/FormModal';
import { FormBody } from '@/ui/form/edit/FormBody';
import type { EditState } from '@/ui/form/edit/useEditForm';
import classes from './Wizard.module.css';

interface WizardContent {
  label: string;
  close: () => void;
  report: (form: Pick<EditState, 'isDirty' | 'isSaving'>) => void;
}

const WizardContext = createContext<WizardContent | null>(null);

interface WizardProps {
  opened: boolean;
  title: string;
  step: number;
  steps: readonly string[];
  onClose: () => void;
  children: ReactNode;
}

/** The owner unmounts the wizard on closing, so that it starts afresh. */
export function Wizard({ opened, title, step, steps, onClose, children }: WizardProps) {
  const t = useText();
  const [form, report] = useState({ isDirty: false, isSaving: false });
  const label = t('form.step', { step: step + 1, total: steps.length, name: steps[step] ?? '' });
  return (
    <FormModal opened={opened} title={title} size="lg" {...form} onClose={onClose}>
      {(close) => (
        <WizardContext value={{ label, close, report }}>
          <Text inherit c="dimmed" mb={8}>
            {label}
          </Text>
          <ol className={classes.steps} aria-hidden="true">
            {steps.map((name, index) => (
              <li key={name} data-reached={index <= step || undefined} />
            ))}
          </ol>
          <div key={step} className={classes.step}>
            {children}
          </div>
        </WizardContext>
      )}
    </FormModal>
  );
}

interface WizardStepProps {
  form: EditState;
  submitLabel: string;
  canSubmit: boolean;
  children: ReactNode;
}

export function WizardStep({ form, submitLabel, canSubmit, children }: WizardStepProps) {
  const t = useText();
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A WizardStep needs a Wizard around it');
  const { label, close, report } = wizard;
  const { isDirty, isSaving } = form;
  useEffect(() => report({ isDirty, isSaving }), [report, isDirty, isSaving]);
  return (
    <FormBody
      label={label}
      container="dialog"
      // The step of another thing has the same name.
      resumes="never"
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

export function FormHint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
