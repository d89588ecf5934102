import type { OrganizationRow } from '../../store/api/organizationApi';

/** The last day of the contract, `YYYY-MM-DD`: contract dates are calendar days, sent in UTC. */
export function expiryDay(row: OrganizationRow): string | null {
  const date = row.contractInformation?.expireDate;
  return date ? new Date(date).toISOString().slice(0, 10) : null;
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
  const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase(locale);
  const wanted = plain(search.trim());
  return rows.filter((row) => plain(row.organizationName).includes(wanted));
}
