import { useState } from 'react';
import { type KnownPerson, useListPeopleQuery } from '@/store/api/personApi';

/** The people who may be suggested when access is given. */
export interface KnownPeople {
  people: readonly KnownPerson[];
  /** To be called whenever a dialog with suggestions opens, because the list may have changed. */
  load: () => void;
}

const none: readonly KnownPerson[] = [];

/** The people of an organisation that the signed-in person may read; none while they are not available. */
export function useKnownPeople(organizationId: string): KnownPeople {
  const [isWanted, setWanted] = useState(false);
  const { currentData, refetch } = useListPeopleQuery(
    { id: organizationId },
    { skip: !isWanted, refetchOnMountOrArgChange: true },
  );
  return { people: currentData ?? none, load: () => (isWanted ? void refetch() : setWanted(true)) };
}
