import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { administeredOrganization, openedDepartment } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { department } from '../../db/schema';
import type { Change, Changed } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { type DepartmentPart, departmentTag, getDepartment } from './departments.queries';

interface NewDepartment {
  organizationId: string;
  name: string;
  departmentNumber: number | null;
}

export async function createDepartment(
  transaction: WritableOrm,
  principal: Principal,
  { organizationId, name, departmentNumber }: NewDepartment,
): Promise<Changed<Awaited<ReturnType<typeof getDepartment>>>> {
  const owner = await administeredOrganization(transaction, principal, organizationId);
  const id = randomUUID();
  const added = { id, organizationId: owner.id, name, departmentNumber };
  await transaction.insert(department).values(added);
  const after = { name, departmentNumber };
  return { result: await getDepartment(transaction, principal, id), changes: [changeOf(added, { after })] };
}

interface NamedDepartment {
  id: string;
  name: string;
  organizationId: string;
}

function changeOf(
  { id, name, organizationId }: NamedDepartment,
  values: Pick<Change, 'before' | 'after'>,
): Change {
  return { kind: 'Department', id, name, organizationId, departmentId: id, ...values };
}

interface PartOfDepartment {
  id: string;
  ifMatch: string | undefined;
  part: DepartmentPart;
  values: Partial<Pick<typeof department.$inferSelect, 'name' | 'departmentNumber' | 'customerNumber'>>;
}

function fieldsOf({ name, departmentNumber, customerNumber }: typeof department.$inferSelect) {
  return { name, departmentNumber, customerNumber };
}

export async function changeDepartment(
  transaction: WritableOrm,
  principal: Principal,
  { id, ifMatch, part, values }: PartOfDepartment,
): Promise<Change[]> {
  const found = await openedDepartment(transaction, principal, id);
  requireVersion(ifMatch, departmentTag(found), part);
  await transaction.update(department).set(values).where(eq(department.id, found.id));
  const before = fieldsOf(found);
  return [changeOf({ ...found, ...values }, { before, after: { ...before, ...values } })];
}

const { mailingList } = department;

/** The row is locked, so that simultaneous additions wait for each other and none is lost. */
export function addToMailingList(
  transaction: WritableOrm,
  principal: Principal,
  departmentId: string,
  email: string,
): Promise<Change[]> {
  return setMailingList(
    transaction,
    principal,
    departmentId,
    sql`case when ${email} = any(${mailingList})
      then ${mailingList} else array_append(${mailingList}, ${email}) end`,
  );
}

export function removeFromMailingList(
  transaction: WritableOrm,
  principal: Principal,
  departmentId: string,
  email: string,
): Promise<Change[]> {
  return setMailingList(
    transaction,
    principal,
    departmentId,
    sql`array(select entry from unnest(${mailingList}) with ordinality as list(entry, place)
      where entry <> ${email} order by place)`,
  );
}

async function setMailingList(
  transaction: WritableOrm,
  principal: Principal,
  departmentId: string,
  list: SQL,
): Promise<Change[]> {
  const found = await openedDepartment(transaction, principal, departmentId);
  const [after] = await transaction
    .update(department)
    .set({ mailingList: list })
    .where(eq(department.id, found.id))
    .returning({ mailingList: department.mailingList });
  return [changeOf(found, { before: { mailingList: found.mailingList }, after: { ...after } })];
}
