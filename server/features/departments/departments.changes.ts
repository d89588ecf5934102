import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { administeredOrganization, departmentScope, idOf, openedDepartment } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { department } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { missing } from '../../http/failure';
import { type DepartmentPart, departmentTag, getDepartment } from './departments.queries';

interface NewDepartment {
  organizationId: string;
  name: string;
  departmentNumber: number | null;
}

export async function createDepartment(
  transaction: Orm,
  principal: Principal,
  { organizationId, name, departmentNumber }: NewDepartment,
) {
  const owner = await administeredOrganization(transaction, principal, organizationId);
  const id = randomUUID();
  await transaction.insert(department).values({ id, organizationId: owner.id, name, departmentNumber });
  return getDepartment(transaction, principal, id);
}

interface Change {
  id: string;
  ifMatch: string | undefined;
  part: DepartmentPart;
  values: Partial<typeof department.$inferInsert>;
}

/** 412 when that part changed meanwhile. */
export async function changeDepartment(
  orm: Orm,
  principal: Principal,
  { id, ifMatch, part, values }: Change,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const found = await openedDepartment(transaction, principal, id);
    requireVersion(ifMatch, departmentTag(found), part);
    await transaction.update(department).set(values).where(eq(department.id, found.id));
  });
}

const { mailingList } = department;

/**
 * Adds an address once, ignoring case. One statement computes the list from the newest row, so that
 * simultaneous additions wait for each other and none is lost.
 */
export async function addToMailingList(orm: Orm, principal: Principal, departmentId: string, email: string) {
  await setMailingList(
    orm,
    principal,
    departmentId,
    sql`case when lower(${email}) in (select lower(entry) from unnest(${mailingList}) as entry)
      then ${mailingList} else array_append(${mailingList}, ${email}) end`,
  );
}

/** Ignores case; does nothing for an address that is not in the list. */
export async function removeFromMailingList(
  orm: Orm,
  principal: Principal,
  departmentId: string,
  email: string,
) {
  await setMailingList(
    orm,
    principal,
    departmentId,
    sql`array(select entry from unnest(${mailingList}) with ordinality as list(entry, place)
      where lower(entry) <> lower(${email}) order by place)`,
  );
}

async function setMailingList(orm: Orm, principal: Principal, departmentId: string, list: SQL) {
  const changed = await orm
    .update(department)
    .set({ mailingList: list })
    .where(and(eq(department.id, idOf(departmentId)), departmentScope(principal)))
    .returning({ id: department.id });
  if (changed.length === 0) throw missing();
}
