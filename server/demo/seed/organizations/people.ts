import { createRandom } from '../../simulator/random';
import type { CountryPlan } from '../countries/country';
import type { MemberRole, PersonName, PersonPlan } from './plan';

const transcriptions: Record<string, string> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
};

export function addressForm(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøåäöüßł]/g, (letter) => transcriptions[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function namePeople(seed: number, country: CountryPlan, domain: string, count: number): PersonName[] {
  const random = createRandom(seed, `people/${domain}`);
  const people = new Map<string, PersonName>();
  while (people.size < count) {
    const givenName = random.pick(country.givenNames);
    const family = random.pick(country.familyNames);
    const email = `${addressForm(givenName)}.${addressForm(family)}@${domain}`;
    people.set(email, { name: `${givenName} ${family}`, email });
  }
  return [...people.values()];
}

export function member(person: PersonName, ...organizationRoles: MemberRole[]): PersonPlan {
  return { ...person, active: true, organizationRoles, departmentRoles: {} };
}

export function memberOfDepartments(
  person: PersonName,
  departmentKeys: string[],
  ...roles: MemberRole[]
): PersonPlan {
  return {
    ...member(person, 'NotSet'),
    departmentRoles: Object.fromEntries(departmentKeys.map((key) => [key, roles])),
  };
}

export const demoPassword = 'Timber-2026!';

export const globalAdmin: PersonName = { name: 'Greta Stackyard', email: 'global@stackyard.example' };

export const multiAdmin: PersonName = { name: 'Martin Tvilling', email: 'multi@stackyard.example' };
