import { type Day, utcDayOf } from '@/lib/day';
import { type OrganizationTab, paths } from '@/navigation/paths';
import type { OrganizationRow } from '@/store/api/organizationApi';

/** Contract dates are calendar days, sent in UTC. */
export function expiryDay(row: OrganizationRow): Day | null {
  const date = row.contractInformation?.expireDate;
  return date ? utcDayOf(date) : null;
}

interface OrganizationWarning {
  text: 'customer_number_missing' | 'contract_missing' | 'administrator_missing' | 'card_missing';
  department?: { departmentId: string; departmentName: string };
  to: string;
}

export function warningsOf({ organizationId, warnings }: OrganizationRow): OrganizationWarning[] {
  if (!warnings) return [];
  const at = (tab: OrganizationTab) => paths.organization(organizationId, tab);
  const found: OrganizationWarning[] = [];
  if (warnings.isMissingContract) found.push({ text: 'contract_missing', to: at('contract') });
  if (warnings.isMissingAdministrator) found.push({ text: 'administrator_missing', to: at('users') });
  if (warnings.isMissingMeasurementCard) found.push({ text: 'card_missing', to: at('measurementCard') });
  if (warnings.isMissingCustomerNumber) found.push({ text: 'customer_number_missing', to: at('contract') });
  for (const department of warnings.departmentsWithMissingCustomerNumber) {
    const to = paths.department(organizationId, department.departmentId, 'contract');
    found.push({ text: 'customer_number_missing', department, to });
  }
  return found;
}

export const organizationParts = {
  all: () => true,
  attention: (row: OrganizationRow) => warningsOf(row).length > 0 || expiresSoon(row),
  expiring: expiresSoon,
  inactive: (row: OrganizationRow) => row.active === false,
} satisfies Record<string, (row: OrganizationRow) => boolean>;

type OrganizationPart = keyof typeof organizationParts;

export function readPart(text: string): OrganizationPart {
  return partNames.find((name) => name === text) ?? 'all';
}

export const partNames = ['all', 'attention', 'expiring', 'inactive'] as const;

function expiresSoon({ warnings }: OrganizationRow): boolean {
  return warnings?.contractExpiresSoon === true;
}
