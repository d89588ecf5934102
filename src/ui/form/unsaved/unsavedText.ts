const pieces = new Set<symbol>();

/** The unsaved text on the page. Not in React's state, because the store reads it as well. */
export const unsavedText = {
  /** Returns what removes it. */
  add(): () => void {
    const piece = Symbol('unsaved text');
    pieces.add(piece);
    return () => void pieces.delete(piece);
  },
  exists: (): boolean => pieces.size > 0,
  drop: (): void => pieces.clear(),
};
