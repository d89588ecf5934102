import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { appUser, department, departmentMember, organization, sawmillMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { addContractsAndLogo, addMembersAndContacts } from './targetRows';

export interface Target {
  organizationIds: string[];
  departmentIds: string[];
  sawmillIds: string[];
  stackIds: string[];
  cardIds: string[];
  cardVersionIds: string[];
  clientKeys: string[];
  organizationUserIds: string[];
  departmentUserIds: string[];
  sawmillUserIds: string[];
  organizationContactIds: string[];
  departmentContactIds: string[];
  apiKeyIds: string[];
  viewIds: string[];
  harvestPlaceIds: string[];
}

function first<Thing>([thing]: Thing[]): Thing {
  if (thing === undefined) throw new Error('The demo data lacks what the test is about');
  return thing;
}

async function targetOf(orm: WritableOrm, departmentId: string, sawmillId: string): Promise<Target> {
  const assigned = first(
    await orm
      .select({
        stackId: stack.id,
        organizationId: organization.id,
        cardId: organization.measurementCardId,
        cardVersionId: stack.cardVersionId,
      })
      .from(stack)
      .innerJoin(department, eq(department.id, stack.departmentId))
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(and(eq(stack.departmentId, departmentId), eq(stack.sawmillId, sawmillId)))
      .orderBy(stack.id)
      .limit(1),
  );
  const { organizationId } = assigned;
  await addContractsAndLogo(orm, organizationId);
  const clientKey = randomUUID();
  await orm.update(stack).set({ clientKey }).where(eq(stack.id, assigned.stackId));
  return {
    organizationIds: [organizationId],
    departmentIds: [departmentId],
    sawmillIds: [sawmillId],
    stackIds: [assigned.stackId],
    cardIds: [assigned.cardId ?? ''],
    cardVersionIds: [assigned.cardVersionId ?? ''],
    clientKeys: [clientKey],
    ...(await addMembersAndContacts(orm, { organizationId, departmentId, sawmillId })),
  };
}

function targetWith(idsOf: (kind: keyof Target) => string[]): Target {
  return {
    organizationIds: idsOf('organizationIds'),
    departmentIds: idsOf('departmentIds'),
    sawmillIds: idsOf('sawmillIds'),
    stackIds: idsOf('stackIds'),
    cardIds: idsOf('cardIds'),
    cardVersionIds: idsOf('cardVersionIds'),
    clientKeys: idsOf('clientKeys'),
    organizationUserIds: idsOf('organizationUserIds'),
    departmentUserIds: idsOf('departmentUserIds'),
    sawmillUserIds: idsOf('sawmillUserIds'),
    organizationContactIds: idsOf('organizationContactIds'),
    departmentContactIds: idsOf('departmentContactIds'),
    apiKeyIds: idsOf('apiKeyIds'),
    viewIds: idsOf('viewIds'),
    harvestPlaceIds: idsOf('harvestPlaceIds'),
  };
}

function together(...targets: Target[]): Target {
  return targetWith((kind) => targets.flatMap((target) => target[kind]));
}

function nowhere(id: string): Target {
  return targetWith(() => [id]);
}

/**
 * Each target of the demo data has a department and a sawmill with a stack that is assigned to it. `own` are
 * those of Nordskov's department admin and sawmill user, `sibling` are others of the same organisation,
 * `other` belongs to another organisation, `neighbours` and `mixed` each combine two of these, and the last
 * two do not exist.
 */
export async function authorizationTargets(orm: WritableOrm) {
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
    neighbours: together(targets.own, targets.sibling),
    mixed: together(targets.own, targets.other),
    unknown: nowhere('00000000-0000-4000-8000-000000000000'),
    malformed: nowhere("x' or true --"),
  };
}

export type TargetName = keyof Awaited<ReturnType<typeof authorizationTargets>>;
