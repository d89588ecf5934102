/**
 * The built index.html contains this form (src/app/first-form/). People can type into it before React has
 * loaded; a React form then takes over their values.
 */
export const firstFormId = 'first-form';

export const rootId = 'root';

/** A reload would lose the text that was typed into the first form. */
export function isFirstFormShown(): boolean {
  return findFirstForm() !== null;
}

function findFirstForm(): HTMLFormElement | null {
  return document.getElementById(firstFormId)?.querySelector('form') ?? null;
}

interface Carried {
  values: Record<string, string>;
  wasSent: boolean;
}

export const markSent = (form: HTMLFormElement, isSent: boolean) => form.toggleAttribute('data-sent', isSent);

/**
 * Puts `form` in the place of the first form and carries over values, focus and selection. Returns null if
 * there is no first form.
 */
export function takeFirstForm(form: HTMLFormElement): Carried | null {
  const first = findFirstForm();
  if (!first) return null;
  const root = document.getElementById(rootId);
  if (root) root.hidden = false;
  const values: Record<string, string> = {};
  for (const field of first.querySelectorAll('input')) {
    const successor = form.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    if (!successor || successor.readOnly) continue;
    values[field.name] = field.value;
    successor.value = field.value;
    // The focus moves before the first form is removed, or a phone would close its keyboard.
    if (field === document.activeElement) moveFocus(field, successor);
  }
  const wasSent = first.hasAttribute('data-sent');
  document.getElementById(firstFormId)?.remove();
  return { values, wasSent };
}

function moveFocus(from: HTMLInputElement, to: HTMLInputElement): void {
  to.focus({ preventScroll: true });
  // An email field does not expose its selection.
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

export function hasBlank(values: Iterable<string>): boolean {
  return [...values].some((value) => value.trim() === '');
}
