import { useLayoutEffect } from 'react';

/**
 * Keeps what is typed between the opening of a dialog or popover and the moment when its field has the focus,
 * and types it into that field. A part that loads later takes the focus late, and the keys would be lost or
 * act on the page behind it.
 */
export function useKeptKeys(opened: boolean): void {
  // A field that is there already may have taken the focus in the same moment.
  useLayoutEffect(() => (opened && !isInDialog(document.activeElement) ? keepKeys() : undefined), [opened]);
}

const isInDialog = (element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('[role="dialog"] *');

function keepKeys(): () => void {
  let kept = '';
  let settling: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(settling);
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusin', onFocusIn);
    window.removeEventListener('pointerdown', end, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.defaultPrevented || event.isComposing) return;
    // These two lead out of a dialog whose file never comes.
    if (key === 'Escape' || key === 'Tab') return end();
    const isSign = key.length === 1 && !isCommand(event);
    if (!isSign && key !== 'Backspace' && key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSign) kept += key;
    if (key === 'Backspace') kept = kept.slice(0, -1);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    // A popover has the focus itself until its fields are there.
    if (!isInDialog(target)) return;
    if (kept === '') return end();
    window.removeEventListener('focusin', onFocusIn);
    // A field has its selection only after the event of its focus.
    settling = setTimeout(() => {
      end();
      if (isTextField(target)) type(target, kept);
    });
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusin', onFocusIn);
  window.addEventListener('pointerdown', end, true);
  return end;
}

function isCommand(event: KeyboardEvent): boolean {
  // Windows sends AltGr, which types signs such as @, as Ctrl and Alt.
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: HTMLElement): element is TextField =>
  element.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])');

function type(field: TextField, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  // A field for e-mail addresses does not tell its selection.
  const typed =
    value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);
  // React overrides the field's own property, and would take the change for its own.
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
