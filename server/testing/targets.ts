import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm';
import type { Orm } from '../db/client';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationMember,
  sawmill,
  sawmillMember,
  stack,
} from '../db/schema';

/** What a call is about; calls with one id take the first. */
export interface Target {
  organizationIds: string[];
  departmentIds: string[];
  sawmillIds: string[];
  stackIds: string[];
  cardIds: string[];
}

function first<Thing>([thing]: Thing[]): Thing {
  if (thing === undefined) throw new Error('The demo data lacks what the test is about');
  return thing;
}

async function targetOf(orm: Orm, departmentId: string, sawmillId: string): Promise<Target> {
  const assigned = first(
    await orm
      .select({ stackId: stack.id, organizationId: organization.id, cardId: organization.measurementCardId })
      .from(stack)
      .innerJoin(department, eq(department.id, stack.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(and(eq(stack.departmentId, departmentId), eq(stack.sawmillId, sawmillId)))
      .orderBy(stack.id)
      .limit(1),
  );
  return {
    organizationIds: [assigned.organizationId],
    departmentIds: [departmentId],
    sawmillIds: [sawmillId],
    stackIds: [assigned.stackId],
    cardIds: [assigned.cardId ?? ''],
  };
}

function together(...targets: Target[]): Target {
  return {
    organizationIds: targets.flatMap((target) => target.organizationIds),
    departmentIds: targets.flatMap((target) => target.departmentIds),
    sawmillIds: targets.flatMap((target) => target.sawmillIds),
    stackIds: targets.flatMap((target) => target.stackIds),
    cardIds: targets.flatMap((target) => target.cardIds),
  };
}

function nowhere(id: string): Target {
  return { organizationIds: [id], departmentIds: [id], sawmillIds: [id], stackIds: [id], cardIds: [id] };
}

/**
 * Things of the demo data, each with a stack that is assigned to its sawmill: of the department admin and the sawmill
 * user of Nordskov; of the same organisation but neither; of another organisation; a mixture; of nobody.
 */
export async function authorizationTargets(orm: Orm) {
  const own = first(
    await orm
      .select({ departmentId: departmentMember.departmentId, organizationId: department.organizationId })
      .from(departmentMember)
      .innerJoin(appUser, eq(appUser.id, departmentMember.userId))
      .innerJoin(department, eq(department.id, departmentMember.departmentId))
      .where(eq(appUser.email, 'department@nordskov.example')),
  );
  const led = orm
    .select({ id: departmentMember.departmentId })
    .from(departmentMember)
    .innerJoin(appUser, eq(appUser.id, departmentMember.userId))
    .where(eq(appUser.email, 'lead@nordskov.example'));
  const ownSawmill = first(
    await orm
      .select({ id: sawmillMember.sawmillId })
      .from(sawmillMember)
      .innerJoin(appUser, eq(appUser.id, sawmillMember.userId))
      .where(eq(appUser.email, 'sawmill@birkesav.example')),
  ).id;
  const assigned = orm
    .select({ departmentId: stack.departmentId, sawmillId: stack.sawmillId })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId));
  const sibling = first(
    await assigned
      .where(
        and(
          eq(department.organizationId, own.organizationId),
          ne(department.id, own.departmentId),
          notInArray(department.id, led),
          ne(stack.sawmillId, ownSawmill),
        ),
      )
      .orderBy(stack.id)
      .limit(1),
  );
  const other = first(
    await orm
      .select({ departmentId: stack.departmentId, sawmillId: stack.sawmillId })
      .from(stack)
      .innerJoin(department, eq(department.id, stack.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(and(eq(organization.name, 'Harzer Rundholz GmbH'), isNotNull(stack.sawmillId)))
      .orderBy(stack.id)
      .limit(1),
  );
  const targets = {
    own: await targetOf(orm, own.departmentId, ownSawmill),
    sibling: await targetOf(orm, sibling.departmentId, sibling.sawmillId ?? ''),
    other: await targetOf(orm, other.departmentId, other.sawmillId ?? ''),
  };
  return {
    ...targets,
    mixed: together(targets.own, targets.other),
    unknown: nowhere('00000000-0000-4000-8000-000000000000'),
    malformed: nowhere("x' or true --"),
  };
}

export type TargetName = keyof Awaited<ReturnType<typeof authorizationTargets>>;

/** What somebody's admin relations cover, read from the tables alone. */
export async function coverageOf(orm: Orm, email: string) {
  const { id, isGlobalAdmin } = first(await orm.select().from(appUser).where(eq(appUser.email, email)));
  const departments = await orm.select().from(department);
  const organizationRelations = await orm
    .select()
    .from(organizationMember)
    .where(eq(organizationMember.userId, id));
  const departmentRelations = await orm
    .select()
    .from(departmentMember)
    .where(eq(departmentMember.userId, id));
  const sawmillRelations = await orm.select().from(sawmillMember).where(eq(sawmillMember.userId, id));
  const administered = organizationRelations
    .filter(({ roles }) => roles.includes('OrganizationAdmin'))
    .map(({ organizationId }) => organizationId);
  const led = departmentRelations
    .filter(({ roles }) => roles.includes('DepartmentAdmin'))
    .map(({ departmentId }) => departmentId);
  const open = departments.filter(
    (row) => isGlobalAdmin || administered.includes(row.organizationId) || led.includes(row.id),
  );
  const organizations = isGlobalAdmin ? await orm.select().from(organization) : [];
  const sawmills = isGlobalAdmin ? await orm.select().from(sawmill) : [];
  return {
    departments: new Set(open.map((row) => row.id)),
    organizations: new Set([
      ...open.map((row) => row.organizationId),
      ...administered,
      ...organizations.map((row) => row.id),
    ]),
    sawmills: new Set([...sawmillRelations.map((row) => row.sawmillId), ...sawmills.map((row) => row.id)]),
  };
}

export type Coverage = Awaited<ReturnType<typeof coverageOf>>;
