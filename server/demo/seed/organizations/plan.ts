import type { CountryPlan, Forest } from '../countries/country';

/** An organisation of the demo data before it becomes rows. Keys are unique in their organisation. */
export interface OrganizationPlan {
  key: string;
  name: string;
  /** For e-mail addresses and web site; always under `.example`. */
  domain: string;
  country: CountryPlan;
  active: boolean;
  hasLogo?: true;
  /** Key of a card plan. */
  cardKey: string | null;
  contract: ContractPlan | null;
  departments: DepartmentPlan[];
  sawmills: SawmillPlan[];
  people: PersonPlan[];
}

export interface ContractPlan {
  levelOfInvoice: 'Organization' | 'Department';
  customerNumber: string | null;
  /** From the day of the seed. */
  daysLeft: number;
  guaranteedVolume: number;
  hasNext: boolean;
}

export interface DepartmentPlan {
  key: string;
  name: string;
  number: number;
  customerNumber: string | null;
  forest: Forest;
  stacks: number;
}

export interface SawmillPlan {
  key: string;
  name: string;
  /** Relative share of the assigned stacks. */
  weight: number;
  /** Some have none recorded. */
  position?: { latitude: number; longitude: number };
  people: PersonName[];
}

export interface PersonName {
  name: string;
  email: string;
}

export type MemberRole =
  | 'OrganizationAdmin'
  | 'DepartmentAdmin'
  | 'Registrator'
  | 'Surveyor'
  | 'Contact'
  | 'NotSet';

export interface PersonPlan extends PersonName {
  active: boolean;
  /** Has not used the organisation yet. */
  invited?: true;
  organizationRoles: MemberRole[];
  /** Roles by the key of the department. */
  departmentRoles: Record<string, MemberRole[]>;
}
