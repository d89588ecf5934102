/**
 * Opens an address in a new tab that knows nothing of this one: no opener, no referrer, no copy of its session storage. False when the click
 * that asked for it is too long ago: the browser would take it for an advertisement and open nothing.
 */
export function openTab(address: string): boolean {
  // Such a tab is never handed back, so what came of it cannot be asked; browsers too old to know are trusted.
  if (navigator.userActivation?.isActive === false) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}
