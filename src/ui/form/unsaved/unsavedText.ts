const pieces = new Set<symbol>();

/** Text on the page that nobody has saved. Outside the tree of components, so that the store can be told as well. */
export const unsavedText = {
  /** Adds a piece; hands back what removes it. */
  add(): () => void {
    const piece = Symbol('unsaved text');
    pieces.add(piece);
    return () => void pieces.delete(piece);
  },
  exists: (): boolean => pieces.size > 0,
  /** The person gave it up. */
  drop: (): void => pieces.clear(),
};
