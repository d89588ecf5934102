/**
 * Holds the key of the row under pointer or focus, in the table or at its marker on a map. It is not React
 * state, because the pointer crosses a row every few milliseconds and only that row and its marker must be
 * drawn again.
 */
export interface RowHighlight {
  key: () => string | undefined;
  set: (key: string | undefined) => void;
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

export const noHighlight: RowHighlight = {
  key: () => undefined,
  set: () => undefined,
  subscribe: () => () => undefined,
};
