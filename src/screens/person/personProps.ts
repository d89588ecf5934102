import type { Person } from '@/store/api/personApi';

/** What the parts of a person's page are about. */
export interface PersonProps {
  organization: { id: string; name: string };
  person: Person;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
  /** Whether all access of a person is being ended who has no page afterwards. */
  onEnding: (isEnding: boolean) => void;
}
