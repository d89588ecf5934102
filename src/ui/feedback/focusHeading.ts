/** For when the element that had the focus is gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
