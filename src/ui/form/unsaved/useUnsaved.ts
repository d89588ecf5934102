import { useLayoutEffect } from 'react';
import { unsavedText } from './unsavedText';

/** Asks the browser to ask: its words are its own. */
function holdBack(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** While there is unsaved text, leaving the page by link, Back, reload or signing out asks first. */
export function useUnsaved(isDirty: boolean): void {
  // Before paint, so that whoever saves and leaves at once is not asked about what has just been saved.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const remove = unsavedText.add();
    window.addEventListener('beforeunload', holdBack);
    return () => {
      remove();
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [isDirty]);
}
