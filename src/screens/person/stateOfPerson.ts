import type { Member } from '../../store/api/organizationApi';
import type { Person } from '../../store/api/personApi';

/** Active as long as any access in the organisation is; sawmill users have no inactive state. */
export function stateOfPerson(person: Person): Pick<Member, 'state' | 'invited' | 'lastUsedAt'> {
  const { organization, departments, sawmills, invited, lastUsedAt = null } = person;
  const states = [organization, ...departments].map((membership) => membership?.state);
  const isActive = sawmills.length > 0 || states.includes('Active');
  return { state: isActive ? 'Active' : 'Inactive', lastUsedAt, ...(invited !== undefined && { invited }) };
}
