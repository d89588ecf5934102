import type { MessageId } from '@/i18n/catalogues';

interface Shortcut {
  keys: readonly string[];
  named?: MessageId;
  text: MessageId;
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['⌘K'], named: 'shortcuts.key.control_k', text: 'shortcuts.palette' },
  { keys: ['?'], text: 'shortcuts.help' },
  { keys: ['/'], text: 'shortcuts.search' },
  { keys: ['F'], text: 'shortcuts.filters' },
  { keys: ['J', 'K'], text: 'shortcuts.rows' },
  { keys: [], named: 'shortcuts.key.enter', text: 'shortcuts.open' },
  { keys: ['X'], text: 'shortcuts.select' },
  { keys: ['A'], text: 'shortcuts.assign' },
  { keys: ['U'], text: 'shortcuts.undo' },
];

/**
 * Presses the control that has the key in `aria-keyshortcuts`: the one in the newest notice, or else in the
 * page. Without such a control J and K move between rows, and X selects one. Returns false if the key has no
 * meaning here.
 */
export function pressSingleKey(key: string): boolean {
  const controlsIn = (region: string) =>
    [...document.querySelectorAll<HTMLElement>(`${region} [aria-keyshortcuts]`)].filter(
      (element) => element.getAttribute('aria-keyshortcuts') === key,
    );
  const control = controlsIn('[role="alert"]').at(-1) ?? controlsIn('main')[0];
  if (control) {
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
    else control.click();
    return true;
  }
  if (key === 'J') return focusRow(1);
  if (key === 'K') return focusRow(-1);
  if (key === 'X') return tickRow();
  return false;
}

function focusRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('main [data-leads]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current < 0 ? rows.at(step > 0 ? 0 : -1) : rows[current + step];
  const link = next?.querySelector('a');
  link?.focus();
  return rows.length > 0;
}

function tickRow(): boolean {
  const row = document.activeElement?.closest('main [data-leads]');
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.click();
  return box !== null && box !== undefined;
}

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="combobox"]';

export function isKeyTaken(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest(typing) !== null;
  return isTyping || document.querySelector('[aria-modal="true"]') !== null;
}
