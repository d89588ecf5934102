import { useLayoutEffect } from 'react';

function holdBack(event: BeforeUnloadEvent) {
  event.preventDefault();
}

export function useUnsaved(isDirty: boolean): void {
  // The effect runs before paint, because leaving right after a save must not ask.
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

/** Unsaved text is kept outside React's state, because the store reads it as well. */
export const unsavedText = {
  add(): () => void {
    const piece = Symbol('unsaved text');
    pieces.add(piece);
    return () => void pieces.delete(piece);
  },
  exists: (): boolean => pieces.size > 0,
  drop: (): void => pieces.clear(),
};
