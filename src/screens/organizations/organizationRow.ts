import { type Day, utcDayOf } from '../../lib/day';
import { holdsText } from '../../lib/holdsText';
import type { OrganizationRow } from '../../store/api/organizationApi';

/** The last day of the contract: contract dates are calendar days, sent in UTC. */
export function expiryDay(row: OrganizationRow): Day | null {
  const date = row.contractInformation?.expireDate;
  return date ? utcDayOf(date) : null;
}

/** How many customer numbers are missing in an organisation; sorts the warnings. */
export function warningCount({ warnings }: OrganizationRow): number {
  if (!warnings) return 0;
  return Number(warnings.isMissingCustomerNumber) + warnings.departmentsWithMissingCustomerNumber.length;
}

/** Rows whose name holds the text, whatever the case. */
export function withName(
  rows: readonly OrganizationRow[],
  search: string,
  locale: string,
): OrganizationRow[] {
  return rows.filter((row) => holdsText(row.organizationName, search, locale));
}
