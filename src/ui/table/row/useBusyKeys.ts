import { useState } from 'react';

/** The keys of rows with a running call. */
export function useBusyKeys() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    isBusy: (key: string) => keys.has(key),
    begin: (key: string) => setKeys((busy) => new Set([...busy, key])),
    end: (key: string) => setKeys((busy) => new Set([...busy].filter((other) => other !== key))),
  };
}
