/** Whatever somebody fills in or chooses. */
const field = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Brings the focus to the first field: in a dialog when nothing else has it, since one that is just opening gives it
 * there by itself; in a card always, since the button that was pressed is gone, or is of a question that is closing.
 */
export function focusFirstField(form: HTMLFormElement | null, place: 'card' | 'dialog'): void {
  const first = form?.querySelector<HTMLElement>(field);
  if (!first) return;
  first.dataset.autofocus = 'true';
  if (place === 'card' || document.activeElement === document.body) first.focus();
}

/** After a refused save: to the first wrong field, else back to the button, which could not hold it while saving. */
export function focusRefused(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body)
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
