import { useEffect, useState } from 'react';

/**
 * Loads the bundled world when it is first needed. `load` converts it and must stay the same function:
 * another function loads the world again, and until then the former world stays.
 */
export function useWorld<World extends object>(
  load: () => Promise<World>,
  isNeeded: boolean,
): World | 'loading' | 'missing' {
  const [loaded, setLoaded] = useState<{ by: () => Promise<World>; world: World | 'missing' }>();
  const isWanted = isNeeded && !(loaded?.by === load && typeof loaded.world === 'object');
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    load().then(
      (world) => current && setLoaded({ by: load, world }),
      () => current && setLoaded((before) => before ?? { by: load, world: 'missing' }),
    );
    return () => {
      current = false;
    };
  }, [load, isWanted]);
  return loaded?.world ?? 'loading';
}
