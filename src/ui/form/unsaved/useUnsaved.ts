import { useLayoutEffect } from 'react';

function holdBack(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** While there is unsaved text, leaving the page by link, Back, reload or sign-out asks first. */
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

const pieces = new Set<symbol>();

/** Outside React's state, because the store reads it as well. */
export const unsavedText = {
  /** Returns a function that removes the piece. */
  add(): () => void {
    const piece = Symbol('unsaved text');
    pieces.add(piece);
    return () => void pieces.delete(piece);
  },
  exists: (): boolean => pieces.size > 0,
  drop: (): void => pieces.clear(),
};
