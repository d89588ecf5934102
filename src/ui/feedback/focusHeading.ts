/** Moves the focus to the page's heading, for when the place that had it is gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
