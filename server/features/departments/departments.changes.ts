import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { administeredOrganization, openedDepartment } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { department } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { type DepartmentPart, departmentTag, getDepartment } from './departments.queries';

interface NewDepartment {
  organizationId: string;
  name: string;
  departmentNumber: number | null;
}

/** Adds a department without users and contacts, and gives it as it is read. */
export function createDepartment(
  orm: Orm,
  principal: Principal,
  { organizationId, name, departmentNumber }: NewDepartment,
) {
  return orm.transaction(async (transaction) => {
    const owner = await administeredOrganization(transaction, principal, organizationId);
    const id = randomUUID();
    await transaction.insert(department).values({ id, organizationId: owner.id, name, departmentNumber });
    return getDepartment(transaction, principal, id);
  });
}

interface Change {
  id: string;
  ifMatch: string | undefined;
  part: DepartmentPart;
  values: Partial<typeof department.$inferInsert>;
}

/** Writes one part of a department; 412 when somebody else changed that part meanwhile. */
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
