import type { CountryPlan, Forest } from '../countries/country';

export interface OrganizationPlan {
  key: string;
  name: string;
  domain: string;
  country: CountryPlan;
  active: boolean;
  hasLogo?: true;
  cardKey: string | null;
  contract: ContractPlan | null;
  departments: DepartmentPlan[];
  sawmills: SawmillPlan[];
  people: PersonPlan[];
}

export interface ContractPlan {
  levelOfInvoice: 'Organization' | 'Department';
  customerNumber: string | null;
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
  weight: number;
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
  invited?: true;
  organizationRoles: MemberRole[];
  departmentRoles: Record<string, MemberRole[]>;
}
