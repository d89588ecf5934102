import { useState } from 'react';
import { type KnownPerson, useListPeopleQuery } from '@/store/api/personApi';
import { useFeature } from '@/store/useFeature';

export interface KnownPeople {
  people: readonly KnownPerson[];
  /** Call it when a dialog with suggestions opens, because the list may have changed. */
  load: () => void;
}

const none: readonly KnownPerson[] = [];

export function useKnownPeople(organizationId: string): KnownPeople {
  const hasPeople = useFeature('people');
  const [isWanted, setWanted] = useState(false);
  const { currentData, refetch } = useListPeopleQuery(
    { id: organizationId },
    { skip: !hasPeople || !isWanted, refetchOnMountOrArgChange: true },
  );
  return {
    people: currentData ?? none,
    load: () => (hasPeople && isWanted ? void refetch() : setWanted(true)),
  };
}
