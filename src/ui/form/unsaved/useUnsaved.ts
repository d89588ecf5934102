import { useLayoutEffect } from 'react';
import { unsavedText } from './unsavedText';

function holdBack(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** While there is unsaved text, leaving the page by link, Back, reload or signing out asks first. */
export function useUnsaved(isDirty: boolean): void {
  // Before paint: leaving right after a save must not ask.
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
