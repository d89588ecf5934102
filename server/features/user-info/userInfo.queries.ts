import { and, eq, exists, inArray } from 'drizzle-orm';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { department, organization, sawmill } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { Principal } from '../../domain/principal';

export async function sawmillsOf(orm: Orm, { sawmillIds }: Principal) {
  if (sawmillIds.length === 0) return [];
  return orm
    .select({ sawmillId: sawmill.id, sawmillName: sawmill.name })
    .from(sawmill)
    .where(inArray(sawmill.id, [...sawmillIds]))
    .orderBy(byName(sawmill.name), sawmill.id);
}

export async function suppliersOf(orm: Orm, { sawmillIds }: Principal) {
  if (sawmillIds.length === 0) return [];
  const own = [...sawmillIds];
  const assigned = orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(inArray(stack.sawmillId, own), eq(stack.departmentId, department.id)));
  const rows = await orm
    .select({
      organizationId: organization.id,
      organizationName: organization.name,
      departmentId: department.id,
      departmentName: department.name,
    })
    .from(organization)
    .leftJoin(department, and(eq(department.organizationId, organization.id), exists(assigned)))
    .where(
      inArray(
        organization.id,
        orm.select({ id: sawmill.organizationId }).from(sawmill).where(inArray(sawmill.id, own)),
      ),
    )
    .orderBy(byName(organization.name), organization.id, byName(department.name), department.id);
  const organizations = new Map<string, Supplier>();
  for (const { departmentId, departmentName, ...supplier } of rows) {
    const entry = organizations.get(supplier.organizationId) ?? { ...supplier, departments: [] };
    if (departmentId !== null && departmentName !== null)
      entry.departments.push({ departmentId, departmentName });
    organizations.set(supplier.organizationId, entry);
  }
  return [...organizations.values()];
}

interface Supplier {
  organizationId: string;
  organizationName: string;
  departments: { departmentId: string; departmentName: string }[];
}
