import type { Person } from '../../store/api/personApi';

/** Active as long as anything is open to the person in the organisation; sawmills know nobody who is inactive. */
export function stateOfPerson({ organization, departments, sawmills }: Person): 'Active' | 'Inactive' {
  const states = [organization, ...departments].map((membership) => membership?.state);
  return sawmills.length > 0 || states.includes('Active') ? 'Active' : 'Inactive';
}
