import { useState } from 'react';
import type { Sawmill } from '@/store/api/sawmillApi';

/** So many users can be looked through without folding anything away. */
const seenAtOnce = 20;

interface OpenSawmills {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

/**
 * Which sawmills show their users: all of them at first where there are few users, else none, so that the sawmills
 * themselves can be seen. Every search begins with whom it found in sight.
 */
export function useOpenSawmills(sawmills: readonly Sawmill[], search: string): OpenSawmills {
  const wanted = search.trim();
  const [opensAtFirst] = useState(() => sawmills.flatMap(({ users }) => users ?? []).length <= seenAtOnce);
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const decisionOn = (id: string) => `${id} ${wanted}`;
  return {
    isOpen: (id) => decided.get(decisionOn(id)) ?? (wanted !== '' || opensAtFirst),
    setOpen: (id, isOpen) => setDecided((map) => new Map([...map, [decisionOn(id), isOpen]])),
  };
}
