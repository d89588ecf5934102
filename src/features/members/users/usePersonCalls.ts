import {
  type Person,
  useDeactivatePersonMutation,
  useInvitePersonMutation,
  useLazyGetPersonQuery,
} from '@/store/api/personApi';
import type { SaveOutcome } from '@/ui/form/saveOutcome';
import type { UserCallReports } from './userCalls';

/** What is known of the people of an organisation, and what ends or renews all of their access there. */
export interface PersonCalls {
  /** Always read anew: the admin decides by it. */
  read: (personId: string) => Promise<{ person: Person } | { outcome: SaveOutcome }>;
  /** Ends all access within the organisation; null where the signed-in person may not. */
  closeAll: ((personId: string) => Promise<SaveOutcome>) | null;
  invite: (personId: string) => Promise<SaveOutcome>;
}

interface Options extends Pick<UserCallReports, 'outcomeOf'> {
  organizationId: string;
  mayCloseAll: boolean;
}

export function usePersonCalls({ organizationId: id, mayCloseAll, outcomeOf }: Options): PersonCalls {
  const [read] = useLazyGetPersonQuery();
  const [closeAll] = useDeactivatePersonMutation();
  const [invite] = useInvitePersonMutation();
  return {
    read: async (personId) => {
      const { data: person, error } = await read({ id, personId });
      return person ? { person } : { outcome: await outcomeOf({ error }) };
    },
    closeAll: mayCloseAll ? async (personId) => outcomeOf(await closeAll({ id, personId })) : null,
    invite: async (personId) => outcomeOf(await invite({ id, personId })),
  };
}
