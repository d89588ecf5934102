import { harzerPlan } from './harzer';
import { nordskovPlan } from './nordskov';
import type { OrganizationPlan } from './plan';
import { smallOrganizationPlans } from './smallOrganizations';

export function demoPlans(seed: number, nordskovStacks: number): OrganizationPlan[] {
  return [nordskovPlan(seed, nordskovStacks), harzerPlan(seed), ...smallOrganizationPlans(seed)];
}
