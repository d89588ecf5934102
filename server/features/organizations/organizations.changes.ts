import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { allowLongStatements } from '../../db/longStatements';
import {
  contact,
  contract,
  department,
  departmentMember,
  organization,
  organizationMember,
  sawmill,
  sawmillMember,
} from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { Change, Changed } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { deleteAccountsWithoutMembership } from '../members/accounts';
import { departmentsOf, organizationContents, sawmillsOf, usersOnlyOf } from './organizationContents';
import { getOrganization, type OrganizationPart, organizationTag } from './organizations.queries';

type NewOrganization = Pick<typeof organization.$inferInsert, 'name' | 'country'>;

export async function createOrganization(
  transaction: WritableOrm,
  principal: Principal,
  { name, country }: NewOrganization,
): Promise<Changed<Awaited<ReturnType<typeof getOrganization>>>> {
  const id = randomUUID();
  await transaction.insert(organization).values({ id, name, country });
  const result = await getOrganization(transaction, principal, id);
  return { result, changes: [changeOf({ id, name }, { after: { name, country } })] };
}

function changeOf(
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

function fieldsOf({
  name,
  street,
  streetNumber,
  zipCode,
  city,
  addressCountry,
  email,
  phone,
  webSite,
}: typeof organization.$inferSelect) {
  return { name, street, streetNumber, zipCode, city, addressCountry, email, phone, webSite };
}

/** 412 when that part changed meanwhile. */
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

/**
 * Deletes the organisation with its stacks, sawmills, departments, and the accounts that belong to no other
 * one, in one transaction. Stacks of other organisations lose the names of deleted registrators and
 * surveyors.
 */
export async function deleteOrganization(
  transaction: WritableOrm,
  principal: Principal,
  id: string,
): Promise<Change[]> {
  await allowLongStatements(transaction);
  const found = await administeredOrganization(transaction, principal, id);
  const organizationId = found.id;
  const contents = await organizationContents(transaction, organizationId);
  const users = await usersOnlyOf(transaction, organizationId);
  const departments = departmentsOf(transaction, organizationId);
  const sawmills = sawmillsOf(transaction, organizationId);
  await transaction.delete(stack).where(inArray(stack.departmentId, departments));
  await transaction.delete(sawmillMember).where(inArray(sawmillMember.sawmillId, sawmills));
  await transaction.delete(sawmill).where(eq(sawmill.organizationId, organizationId));
  await transaction.delete(departmentMember).where(inArray(departmentMember.departmentId, departments));
  await transaction.delete(contact).where(eq(contact.organizationId, organizationId));
  await transaction.delete(department).where(eq(department.organizationId, organizationId));
  await transaction.delete(organizationMember).where(eq(organizationMember.organizationId, organizationId));
  await transaction.delete(contract).where(eq(contract.organizationId, organizationId));
  // Foreign keys delete the logo with the organisation, and refresh tokens and mailed links with the
  // accounts.
  await transaction.delete(organization).where(eq(organization.id, organizationId));
  await deleteAccountsWithoutMembership(transaction, users);
  return [changeOf(found, { before: { ...fieldsOf(found), ...contents } })];
}
