import { germanCard } from '../cardPlans';
import { germany } from '../countries/germany';
import { member, memberOfDepartments, multiAdmin, namePeople } from './people';
import type { OrganizationPlan } from './plan';

const domain = 'harzer-rundholz.example';

const departments = [
  { key: 'oberharz', name: 'Oberharz', latitude: 51.8, longitude: 10.42, stacks: 600 },
  { key: 'suedharz', name: 'Südharz', latitude: 51.6, longitude: 10.55, stacks: 400 },
  { key: 'ostharz', name: 'Ostharz', latitude: 51.72, longitude: 10.85, stacks: 300 },
  { key: 'westharz', name: 'Westharz', latitude: 51.87, longitude: 10.3, stacks: 200 },
];

export function harzerPlan(seed: number): OrganizationPlan {
  const people = namePeople(seed, germany, domain, 10);
  return {
    key: 'harzer',
    name: 'Harzer Rundholz GmbH',
    domain,
    country: germany,
    active: true,
    hasLogo: true,
    cardKey: germanCard.key,
    contract: {
      levelOfInvoice: 'Department',
      customerNumber: '206110',
      daysLeft: 260,
      guaranteedVolume: 60_000,
      hasNext: true,
    },
    departments: departments.map(({ key, name, latitude, longitude, stacks }, index) => ({
      key,
      name,
      number: 201 + index,
      customerNumber: String(206_111 + index),
      forest: { name, latitude, longitude, extent: 0.06 },
      stacks,
    })),
    sawmills: [
      {
        key: 'brocken',
        name: 'Sägewerk Brocken',
        weight: 3,
        people: namePeople(seed, germany, 'saegewerk-brocken.example', 1),
      },
      { key: 'okertal', name: 'Holzwerke Okertal', weight: 2, people: [] },
      { key: 'selketal', name: 'Palettenwerk Selketal', weight: 1, people: [] },
    ],
    people: [
      member(multiAdmin, 'OrganizationAdmin'),
      ...people.map((person, index) => {
        const department = departments[index % departments.length];
        if (index === 0 || !department) return member(person, 'OrganizationAdmin', 'Contact');
        return memberOfDepartments(
          person,
          [department.key],
          index < 5 ? 'DepartmentAdmin' : 'Surveyor',
          'Registrator',
        );
      }),
    ],
  };
}
