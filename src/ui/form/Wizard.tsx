import { type ReactNode, useState } from 'react';
import { useText } from '@/i18n/useText';
import { FormModal } from './FormModal';
import classes from './Wizard.module.css';
import { WizardContext } from './wizardContext';

interface WizardProps {
  opened: boolean;
  title: string;
  /** Index of the current step. */
  step: number;
  /** Name of every step. */
  steps: readonly string[];
  onClose: () => void;
  /** The current step's `WizardStep`. */
  children: ReactNode;
}

/** Several forms after each other in one dialog. Its owner unmounts it when closed, so that it begins anew. */
export function Wizard({ opened, title, step, steps, onClose, children }: WizardProps) {
  const t = useText();
  const [form, report] = useState({ isDirty: false, isSaving: false });
  const label = t('form.step', { step: step + 1, total: steps.length, name: steps[step] ?? '' });
  return (
    <FormModal opened={opened} title={title} size="lg" {...form} onClose={onClose}>
      {(close) => (
        <WizardContext value={{ label, close, report }}>
          <p className={classes.step}>{label}</p>
          <ol className={classes.steps} aria-hidden="true">
            {steps.map((name, index) => (
              <li key={name} data-reached={index <= step || undefined} />
            ))}
          </ol>
          <div key={step}>{children}</div>
        </WizardContext>
      )}
    </FormModal>
  );
}
