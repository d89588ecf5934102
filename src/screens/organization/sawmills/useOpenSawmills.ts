import { useState } from 'react';
import type { Sawmill } from '../../../store/api/sawmillApi';

/** So many users can be looked through without folding anything away. */
const seenAtOnce = 20;

interface OpenSawmills {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

/**
 * Which sawmills show their users: all of them at first where there are few users, else none, so that the sawmills
 * themselves can be seen. Whoever is looked for is always shown, until the card is closed.
 */
export function useOpenSawmills(sawmills: readonly Sawmill[], isSearching: boolean): OpenSawmills {
  const [opensAtFirst] = useState(() => sawmills.flatMap(({ users }) => users ?? []).length <= seenAtOnce);
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: (id) => decided.get(id) ?? (isSearching || opensAtFirst),
    setOpen: (id, isOpen) => setDecided((map) => new Map([...map, [id, isOpen]])),
  };
}
