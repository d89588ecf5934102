/**
 * Key of the row under pointer or focus, in the table or at its marker on a map. It is no state of the page: the
 * pointer crosses a row every few milliseconds, and only that row and its marker are drawn again.
 */
export interface RowHighlight {
  key: () => string | undefined;
  set: (key: string | undefined) => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export function createRowHighlight(): RowHighlight {
  const listeners = new Set<() => void>();
  let highlighted: string | undefined;
  return {
    key: () => highlighted,
    set: (key) => {
      highlighted = key;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** For a table whose rows have no counterpart elsewhere. */
export const noHighlight: RowHighlight = {
  key: () => undefined,
  set: () => undefined,
  subscribe: () => () => undefined,
};
