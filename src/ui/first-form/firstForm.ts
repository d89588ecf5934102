/**
 * The form that the built index.html holds (src/app/first-form/): it takes typing before React is there, and a form of
 * React takes it over.
 */
export const firstFormId = 'first-form';

/** Hidden until a form of React takes over. */
export const rootId = 'root';

/** While it stands, a reload would lose what somebody types. */
export function isFirstFormShown(): boolean {
  return findFirstForm() !== null;
}

function findFirstForm(): HTMLFormElement | null {
  return document.getElementById(firstFormId)?.querySelector('form') ?? null;
}

interface Carried {
  /** What the fields hold, by name. */
  values: Record<string, string>;
  /** The person pressed Enter or the button, and has typed nothing since. */
  wasSent: boolean;
}

/** Marks a form that was sent before its code was there. */
export const markSent = (form: HTMLFormElement, isSent: boolean) => form.toggleAttribute('data-sent', isSent);

/** Puts `form` in the place of the first form, with its values, focus and selection. Null without a first form. */
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
    // Before the first form goes, or a phone would put its keyboard away.
    if (field === document.activeElement) moveFocus(field, successor);
  }
  const wasSent = first.hasAttribute('data-sent');
  document.getElementById(firstFormId)?.remove();
  return { values, wasSent };
}

function moveFocus(from: HTMLInputElement, to: HTMLInputElement): void {
  to.focus({ preventScroll: true });
  // A field for e-mail addresses does not tell its selection.
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

/** Blanks alone count as missing. */
export function hasBlank(values: Iterable<string>): boolean {
  return [...values].some((value) => value.trim() === '');
}
