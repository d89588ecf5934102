import { type ComponentType, lazy, useState } from 'react';

/** Returns the component and a function that loads it again, because React's `lazy` keeps a failed load for ever. */
export function useLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () => lazy(async () => ({ default: await load() }));
  const [Loaded, setLoaded] = useState(create);
  return [Loaded, () => setLoaded(create())] as const;
}
