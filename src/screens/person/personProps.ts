import type { Person } from '../../store/api/personApi';

/** What the parts of a person's page are about. */
export interface PersonProps {
  organization: { id: string; name: string };
  person: Person;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}
