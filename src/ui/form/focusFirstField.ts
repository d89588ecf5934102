/** Whatever somebody fills in or chooses. */
const field = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Brings the focus to a form's first field when nothing else has it; a dialog that is just opening gives it there by
 * itself.
 */
export function focusFirstField(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(field);
  if (!first) return;
  first.dataset.autofocus = 'true';
  if (document.activeElement === document.body) first.focus();
}

/** After a refused save: to the first wrong field, else back to the button, which could not hold it while saving. */
export function focusRefused(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body)
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
