import type { Member } from '@/store/api/organizationApi';
import type { Person } from '@/store/api/personApi';

export interface PersonProps {
  organization: { id: string; name: string };
  person: Person;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
  onEnding: (isEnding: boolean) => void;
}

export function stateOfPerson(
  person: Person,
): Pick<Member, 'state' | 'invited' | 'mailState' | 'lastUsedAt'> {
  const { organization, departments, sawmills, invited, mailState = null, lastUsedAt = null } = person;
  const states = [organization, ...departments].map((membership) => membership?.state);
  const isActive = sawmills.length > 0 || states.includes('Active');
  return {
    state: isActive ? 'Active' : 'Inactive',
    lastUsedAt,
    mailState,
    ...(invited !== undefined && { invited }),
  };
}
