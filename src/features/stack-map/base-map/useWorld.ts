import { useEffect, useState } from 'react';

/** Loads the bundled world when it is first needed; `load` converts it and must stay the same function. */
export function useWorld<World extends object>(
  load: () => Promise<World>,
  isNeeded: boolean,
): World | 'loading' | 'missing' {
  const [world, setWorld] = useState<World | 'loading' | 'missing'>('loading');
  const isWanted = isNeeded && typeof world !== 'object';
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    load().then(
      (loaded) => current && setWorld(loaded),
      () => current && setWorld('missing'),
    );
    return () => {
      current = false;
    };
  }, [load, isWanted]);
  return world;
}
