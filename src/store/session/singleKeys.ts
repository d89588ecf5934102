const storageKey = (subject: string) => `stackyard.single-keys.${subject}`;
const listeners = new Set<() => void>();

/**
 * The choice is kept per person, because people share browsers. Speech input types letters, so single keys
 * can be turned off (WCAG 2.1.4).
 */
export function areSingleKeysOn(subject: string): boolean {
  try {
    return localStorage.getItem(storageKey(subject)) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(subject: string, on: boolean): void {
  try {
    localStorage.setItem(storageKey(subject), on ? 'on' : 'off');
  } catch {
    // Without storage the keys stay on.
  }
  for (const listener of listeners) listener();
}

export function watchSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
