import { createRandom, type Random } from '../../simulator/random';
import { biomassCard, britishCard, germanCard, imperialCard, nordskovCard, polishCard } from '../cardPlans';
import { britain } from '../countries/britain';
import type { CountryPlan } from '../countries/country';
import { denmark } from '../countries/denmark';
import { germany } from '../countries/germany';
import { poland } from '../countries/poland';
import { addressForm, member, memberOfDepartments, namePeople } from './people';
import type { ContractPlan, DepartmentPlan, OrganizationPlan, SawmillPlan } from './plan';

const counts: readonly (readonly [CountryPlan, number])[] = [
  [denmark, 34],
  [germany, 43],
  [poland, 28],
  [britain, 23],
];

const usualCards = { da: nordskovCard, de: germanCard, pl: polishCard, en: britishCard };

const special: Record<string, (plan: OrganizationPlan) => OrganizationPlan> = {
  'dk-1': (plan) => ({ ...plan, active: false }),
  'dk-2': (plan) => ({ ...plan, contract: null, cardKey: null }),
  'de-1': (plan) => ({ ...plan, contract: { ...contractOf(plan), daysLeft: 20, hasNext: false } }),
  'de-2': (plan) => ({
    ...plan,
    contract: { ...contractOf(plan), levelOfInvoice: 'Department' },
    departments: plan.departments.map((department, index) =>
      index < 2 ? { ...department, customerNumber: null } : department,
    ),
  }),
  'de-3': (plan) => ({ ...plan, contract: { ...contractOf(plan), customerNumber: null } }),
  'pl-1': (plan) => ({ ...plan, sawmills: [] }),
  'pl-2': (plan) => ({ ...plan, departments: plan.departments.map(withoutStacks) }),
  'uk-1': (plan) => ({ ...plan, cardKey: biomassCard.key }),
  'uk-2': (plan) => ({ ...plan, cardKey: imperialCard.key }),
};

export function smallOrganizationPlans(seed: number): OrganizationPlan[] {
  return counts.flatMap(([country, count]) =>
    Array.from({ length: count }, (_, index) => {
      const plan = planOne(seed, country, index);
      return special[plan.key]?.(plan) ?? plan;
    }),
  );
}

function planOne(seed: number, country: CountryPlan, index: number): OrganizationPlan {
  const key = `${country.code}-${index + 1}`;
  const random = createRandom(seed, `organization/${key}`);
  const { towns, organizationForms: forms } = country;
  const [, town] = towns[index % towns.length] ?? towns[0];
  const form = forms[(index + Math.floor(index / towns.length) * 3) % forms.length] ?? forms[0];
  const name = form.replace('*', town);
  const domain = `${addressForm(name)}.example`;
  const departments = planDepartments(random, country, index);
  const people = namePeople(seed, country, domain, departments.length + 2);
  return {
    key,
    name,
    domain,
    country,
    active: true,
    cardKey: usualCards[country.language].key,
    contract: planContract(random, index),
    departments,
    sawmills: planSawmills(random, country, town),
    people: people.map((person, position) => {
      const department = departments[position - 2];
      if (department)
        return memberOfDepartments(person, [department.key], 'DepartmentAdmin', 'Surveyor', 'Registrator');
      return position === 0
        ? member(person, 'OrganizationAdmin', 'Contact')
        : member(person, 'Surveyor', 'Registrator');
    }),
  };
}

function planDepartments(random: Random, country: CountryPlan, index: number): DepartmentPlan[] {
  const forest = random.pick(country.forests);
  const count = index < 3 ? 4 : random.int(1, 3);
  return country.departmentForms.slice(0, count).map((name, position) => ({
    key: `department-${position + 1}`,
    name,
    number: position + 1,
    customerNumber: String(random.int(300_000, 399_999)),
    forest,
    stacks: index > 3 && random.chance(0.12) ? 0 : random.int(2, 18),
  }));
}

function planContract(random: Random, index: number): ContractPlan {
  return {
    levelOfInvoice: index % 6 === 4 ? 'Department' : 'Organization',
    customerNumber: String(random.int(400_000, 499_999)),
    daysLeft: random.int(90, 700),
    guaranteedVolume: random.int(2, 40) * 500,
    hasNext: random.chance(0.2),
  };
}

function planSawmills(random: Random, country: CountryPlan, town: string): SawmillPlan[] {
  return country.sawmillForms.slice(0, random.int(1, country.sawmillForms.length)).map((form, index) => ({
    key: `sawmill-${index + 1}`,
    name: form.replace('*', town),
    weight: 1,
    people: [],
  }));
}

function withoutStacks(department: DepartmentPlan): DepartmentPlan {
  return { ...department, stacks: 0 };
}

function contractOf({ contract, key }: OrganizationPlan): ContractPlan {
  if (!contract) throw new Error(`The organisation ${key} is planned without a contract.`);
  return contract;
}
