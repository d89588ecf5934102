import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { department, organization } from '../db/schema';

/** Where the users of a demo organisation are reached, and those of its first department by name. */
export async function demoOwners(orm: Orm, name: 'Nordskov Tømmer A/S' | 'Harzer Rundholz GmbH') {
  const [found] = await orm
    .select({ organizationId: organization.id, departmentId: department.id })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(eq(organization.name, name))
    .orderBy(asc(department.name))
    .limit(1);
  if (found === undefined) throw new Error(`no ${name}`);
  return {
    ...found,
    organization: `/organization/${found.organizationId}`,
    department: `/department/${found.departmentId}`,
  };
}

export type DemoOwners = Awaited<ReturnType<typeof demoOwners>>;
