import { useCallback, useState } from 'react';

export function useBusyKeys() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    isBusy: useCallback((key: string) => keys.has(key), [keys]),
    begin: (key: string) => setKeys((busy) => new Set([...busy, key])),
    end: (key: string) => setKeys((busy) => new Set([...busy].filter((other) => other !== key))),
  };
}
