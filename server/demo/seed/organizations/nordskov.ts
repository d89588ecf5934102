import { nordskovCard } from '../cardPlans';
import type { Forest } from '../countries/country';
import { denmark } from '../countries/denmark';
import { member, memberOfDepartments, multiAdmin, namePeople } from './people';
import type { DepartmentPlan, OrganizationPlan, PersonName, PersonPlan, SawmillPlan } from './plan';

const domain = 'nordskov.example';

function forest(name: string, latitude: number, longitude: number, extent: number): Forest {
  return { name, latitude, longitude, extent };
}

/**
 * Shares are in 48ths of the organisation's stacks. The department of the department admin has a quarter of
 * them.
 */
const departments: readonly (readonly [key: string, forest: Forest, share: number])[] = [
  ['rold', forest('Rold Skov', 56.8, 9.82, 0.07), 12],
  ['himmerland', forest('Himmerland', 56.78, 9.5, 0.06), 5],
  ['silkeborg', forest('Silkeborg', 56.1, 9.45, 0.07), 5],
  ['klosterheden', forest('Klosterheden', 56.48, 8.4, 0.06), 5],
  ['thy', forest('Thy Plantager', 57.02, 8.66, 0.04), 4],
  ['djursland', forest('Djursland', 56.35, 10.55, 0.06), 4],
  ['gribskov', forest('Gribskov', 55.97, 12.26, 0.03), 3],
  ['sydsjaelland', forest('Sydsjælland', 55.25, 11.85, 0.06), 3],
  ['lolland', forest('Lolland-Falster', 54.75, 11.5, 0.04), 2],
  ['fyn', forest('Sydfyn', 55.18, 10.4, 0.05), 2],
  ['soenderjylland', forest('Sønderjylland', 55.1, 9.1, 0.07), 2],
  ['bornholm', forest('Almindingen', 55.12, 14.9, 0.03), 1],
];

type PlannedSawmill = readonly [name: string, weight: number, latitude?: number, longitude?: number];

const sawmills: readonly PlannedSawmill[] = [
  ['Birkesav', 30, 56.871, 9.884],
  ['Hedeskov Savværk', 20, 56.139, 8.974],
  ['Limfjordens Savværk', 15, 56.967, 9.258],
  ['Storå Tømmerhandel', 10, 56.361, 8.617],
  ['Egelund Træ', 10, 56.171, 9.553],
  ['Vestjysk Emballage', 8, 55.951, 8.527],
  ['Fynske Savværker', 5, 55.312, 10.383],
  ['Øresund Træindustri', 2],
];

const userCount = 40;

export function nordskovPlan(seed: number, stacks: number): OrganizationPlan {
  const plannedDepartments = planDepartments(stacks);
  return {
    key: 'nordskov',
    name: 'Nordskov Tømmer A/S',
    domain,
    country: denmark,
    active: true,
    cardKey: nordskovCard.key,
    contract: {
      levelOfInvoice: 'Organization',
      customerNumber: '104220',
      daysLeft: 420,
      guaranteedVolume: 250_000,
      hasNext: false,
    },
    departments: plannedDepartments,
    sawmills: sawmills.map((planned) => planSawmill(seed, planned)),
    people: planPeople(
      seed,
      plannedDepartments.map(({ key }) => key),
    ),
  };
}

function planDepartments(stacks: number): DepartmentPlan[] {
  const shares = departments.reduce((sum, [, , share]) => sum + share, 0);
  let [shared, planned] = [0, 0];
  return departments.map(([key, wood, share], index) => {
    shared += share;
    // The running sum is rounded, so that the parts always add up to the whole.
    const own = Math.round((stacks * shared) / shares) - planned;
    planned += own;
    return {
      key,
      name: wood.name,
      number: 101 + index,
      customerNumber: String(104_301 + index),
      forest: wood,
      stacks: own,
    };
  });
}

function planSawmill(seed: number, [name, weight, latitude, longitude]: PlannedSawmill): SawmillPlan {
  const positioned = latitude !== undefined &&
    longitude !== undefined && { position: { latitude, longitude } };
  if (name !== 'Birkesav') {
    const key = name.toLowerCase();
    return {
      key,
      name,
      weight,
      ...positioned,
      people: namePeople(seed, denmark, `${key.split(' ')[0]}.example`.replace(/[^a-z.]/g, ''), 2),
    };
  }
  return {
    key: 'birkesav',
    name,
    weight,
    ...positioned,
    people: [{ name: 'Birgit Savmand', email: 'sawmill@birkesav.example' }],
  };
}

function planPeople(seed: number, departmentKeys: string[]): PersonPlan[] {
  const demo = [
    member({ name: 'Ole Nordskov', email: `org@${domain}` }, 'OrganizationAdmin'),
    member(multiAdmin, 'OrganizationAdmin'),
    memberOfDepartments({ name: 'Dorthe Rold', email: `department@${domain}` }, ['rold'], 'DepartmentAdmin'),
    {
      ...memberOfDepartments(
        { name: 'Leif Hedegaard', email: `lead@${domain}` },
        ['silkeborg', 'klosterheden', 'thy'],
        'DepartmentAdmin',
        'Surveyor',
      ),
      organizationRoles: ['Surveyor' as const],
    },
    memberOfDepartments(
      { name: 'Svend Maaler', email: `surveyor@${domain}` },
      ['rold', 'himmerland'],
      'Surveyor',
    ),
    { ...member({ name: 'Inge Nedlagt', email: `inactive@${domain}` }, 'OrganizationAdmin'), active: false },
  ];
  const others = namePeople(seed, denmark, domain, userCount - demo.length).map((person, index) => {
    const plan = planOther(person, index, departmentKeys);
    return index % 12 === 8 ? { ...plan, invited: true as const } : plan;
  });
  return [...demo, ...others];
}

function planOther(person: PersonName, index: number, departmentKeys: string[]): PersonPlan {
  const home = departmentKeys[index % departmentKeys.length] ?? 'rold';
  if (index < departmentKeys.length) return memberOfDepartments(person, [home], 'Surveyor', 'Registrator');
  if (index < departmentKeys.length * 2) return memberOfDepartments(person, [home], 'Registrator');
  if (index === departmentKeys.length * 2) return member(person, 'OrganizationAdmin', 'Contact');
  return memberOfDepartments(person, [home], index % 2 === 0 ? 'DepartmentAdmin' : 'Surveyor');
}
