import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { department, organization } from '../db/schema';

export async function demoOwners(
  orm: Orm,
  name: 'Nordskov Tømmer A/S' | 'Harzer Rundholz GmbH',
  departmentName?: string,
) {
  const isNamed = departmentName === undefined ? undefined : eq(department.name, departmentName);
  const [found] = await orm
    .select({ organizationId: organization.id, departmentId: department.id })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(and(eq(organization.name, name), isNamed))
    .orderBy(asc(department.name))
    .limit(1);
  if (found === undefined) throw new Error(`no ${departmentName ?? name}`);
  return {
    ...found,
    organization: `/organization/${found.organizationId}`,
    department: `/department/${found.departmentId}`,
  };
}

export type DemoOwners = Awaited<ReturnType<typeof demoOwners>>;
