import { createContext, use } from 'react';
import type { EditState } from './useEditForm';

/** What a step tells its wizard, and the other way round. */
interface WizardContent {
  /** "Step 2 of 4: Contract". */
  label: string;
  close: () => void;
  report: (form: Pick<EditState, 'isDirty' | 'isSaving'>) => void;
}

export const WizardContext = createContext<WizardContent | null>(null);

export function useWizard(): WizardContent {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A WizardStep needs a Wizard around it');
  return wizard;
}
