import { and, eq, type SQL, sql } from 'drizzle-orm';
import { departmentScope, idOf } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { department } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { missing } from '../../http/failure';

const { mailingList } = department;

/**
 * Adds an address once, whatever its case. One statement computes the list from the newest row: whoever adds at the
 * same time waits for it, and nobody's address is lost.
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

/** Removes an address, whatever its case; one that is not in the list is gone already. */
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
