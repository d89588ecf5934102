import { useEffect, useState } from 'react';

type Loaded<Value> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; value: Value };

/** Loads again when `load` is another function, so `load` must be stable. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ kind: 'loaded', value }),
      () => isCurrent && setLoaded({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded;
}
