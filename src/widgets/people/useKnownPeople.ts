import { useState } from 'react';
import { type KnownPerson, useListPeopleQuery } from '../../store/api/personApi';

/** Who may be suggested when somebody is given access. */
export interface KnownPeople {
  people: readonly KnownPerson[];
  /** To be called when a dialog opens that suggests them. */
  load: () => void;
}

const nobody: readonly KnownPerson[] = [];

/** The people of an organisation whom the person may read; nobody while they are not to be had. */
export function useKnownPeople(organizationId: string): KnownPeople {
  const [isWanted, setWanted] = useState(false);
  const { currentData } = useListPeopleQuery(
    { id: organizationId },
    { skip: !isWanted, refetchOnMountOrArgChange: true },
  );
  return { people: currentData ?? nobody, load: () => setWanted(true) };
}
