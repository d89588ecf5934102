import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { administeredOrganization, requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { organization } from '../../db/schema';
import { type Change, type Changed, toldChange } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { verdictRules } from '../../domain/stackEvidence';
import { requireVersion } from '../../http/entityTag';
import { judgeStacksAgain } from '../../stacks/judgeStacksAgain';
import {
  getOrganization,
  type OrganizationPart,
  organizationPart,
  organizationTag,
} from './organizations.queries';

type NewOrganization = Pick<typeof organization.$inferInsert, 'name' | 'country'>;

export async function createOrganization(
  transaction: WritableOrm,
  principal: Principal,
  { name, country }: NewOrganization,
): Promise<Changed<Awaited<ReturnType<typeof getOrganization>>>> {
  const id = randomUUID();
  await transaction.insert(organization).values({ id, name, country, judgedBy: verdictRules });
  const result = await getOrganization(transaction, principal, id);
  return { result, changes: [changeOf({ id, name }, { after: { name, country } })] };
}

export function changeOf(
  { id, name }: { id: string; name: string },
  values: Pick<Change, 'before' | 'after'>,
): Change {
  return { kind: 'Organization', id, name, organizationId: id, ...values };
}

interface PartOfOrganization {
  id: string;
  ifMatch: string | undefined;
  part: OrganizationPart;
  values: Partial<ReturnType<typeof fieldsOf>>;
}

export function fieldsOf({
  name,
  street,
  streetNumber,
  zipCode,
  city,
  addressCountry,
  email,
  phone,
  webSite,
  workCountries,
  csvStatementNumbers,
}: typeof organization.$inferSelect) {
  const address = { street, streetNumber, zipCode, city, addressCountry };
  return { name, ...address, email, phone, webSite, workCountries, csvStatementNumbers };
}

/**
 * From now on, all stacks are checked against the new countries.
 * @throws ServiceFailure 412 if the countries have changed since the caller read them
 */
export async function changeWorkCountries(
  transaction: WritableOrm,
  principal: Principal,
  change: Omit<PartOfOrganization, 'part'>,
): Promise<Change[]> {
  const said = [...new Set(change.values.workCountries)].sort();
  const part = organizationPart.workCountries;
  const values = { workCountries: said };
  const changes = await changeOrganization(transaction, principal, { ...change, part, values });
  if (changes.some((one) => toldChange(one) !== undefined))
    await judgeStacksAgain(transaction, requireId(change.id));
  return changes;
}

export async function changeOrganization(
  transaction: WritableOrm,
  principal: Principal,
  { id, ifMatch, part, values }: PartOfOrganization,
): Promise<Change[]> {
  const found = await administeredOrganization(transaction, principal, id);
  requireVersion(ifMatch, organizationTag(found), part);
  await transaction.update(organization).set(values).where(eq(organization.id, found.id));
  const before = fieldsOf(found);
  return [changeOf({ ...found, ...values }, { before, after: { ...before, ...values } })];
}
