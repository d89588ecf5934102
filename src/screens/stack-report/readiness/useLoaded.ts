import { useEffect, useState } from 'react';

type Loaded<Value> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; value: Value };

/** What `load` brings: a part of the portal that only some reports need. `load` is the same function for the same part. */
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
