import {
  type Person,
  useDeactivatePersonMutation,
  useInvitePersonMutation,
  useLazyGetPersonQuery,
} from '@/store/api/personApi';
import type { SaveResult } from '@/ui/form/saveResult';
import type { UserCallReports } from './useUserCalls';

export interface PersonCalls {
  /** Never from the cache, because the admin decides by it. */
  read: (personId: string) => Promise<{ person: Person } | { result: SaveResult }>;
  /** Ends all access within the organisation; null if the signed-in person may not. */
  closeAll: ((personId: string) => Promise<SaveResult>) | null;
  invite: (personId: string) => Promise<SaveResult>;
}

interface Options extends Pick<UserCallReports, 'resultOf'> {
  organizationId: string;
  mayCloseAll: boolean;
}

export function usePersonCalls({ organizationId: id, mayCloseAll, resultOf }: Options): PersonCalls {
  const [read] = useLazyGetPersonQuery();
  const [closeAll] = useDeactivatePersonMutation();
  const [invite] = useInvitePersonMutation();
  return {
    read: async (personId) => {
      const { data: person, error } = await read({ id, personId });
      return person ? { person } : { result: await resultOf({ error }) };
    },
    closeAll: mayCloseAll ? async (personId) => resultOf(await closeAll({ id, personId })) : null,
    invite: async (personId) => resultOf(await invite({ id, personId })),
  };
}
