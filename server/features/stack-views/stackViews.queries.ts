import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { visibleOrganization } from '../../auth/scope';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { nameGiven } from '../../db/knownName';
import { appUser, department, departmentMember, organizationMember } from '../../db/schema';
import { stackView } from '../../db/stackViewSchema';
import type { Principal } from '../../domain/principal';
import { entityTag } from '../../http/entityTag';
import type { StackViewFields } from './stackViews.routes';

export async function listStackViews(orm: Orm, principal: Principal, id: string) {
  const organizationId = await visibleOrganization(orm, principal, id);
  // A person to whom the organisation has given no name is shown by the part of the address before the @, as
  // on stacks.
  const recordedName = nameGiven({ organizationId: stackView.organizationId, userId: stackView.ownerId });
  const ownerName = sql`coalesce(${recordedName}, split_part(${appUser.email}, '@', 1))`;
  const rows = await orm
    .select({
      id: stackView.id,
      ownerId: stackView.ownerId,
      ownerName: sql<string | null>`case when ${isActiveIn(orm, organizationId)} then ${ownerName} end`,
      name: stackView.name,
      shared: stackView.shared,
      parameters: stackView.parameters,
      columns: stackView.columns,
      dense: stackView.dense,
    })
    .from(stackView)
    .leftJoin(appUser, eq(appUser.id, stackView.ownerId))
    .where(and(eq(stackView.organizationId, organizationId), isReadBy(principal)))
    .orderBy(byName(stackView.name), stackView.id);
  return rows.map(({ ownerId, ...row }) => ({
    ...row,
    isOwn: ownerId === principal.userId,
    etag: stackViewTag(row),
  }));
}

function isActiveIn(orm: Orm, organizationId: string): SQL {
  const member = orm
    .select({ userId: organizationMember.userId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.userId, appUser.id),
        eq(organizationMember.organizationId, organizationId),
        eq(organizationMember.state, 'Active'),
      ),
    );
  const ofDepartment = orm
    .select({ userId: departmentMember.userId })
    .from(departmentMember)
    .innerJoin(department, eq(department.id, departmentMember.departmentId))
    .where(
      and(
        eq(departmentMember.userId, appUser.id),
        eq(department.organizationId, organizationId),
        eq(departmentMember.state, 'Active'),
      ),
    );
  return sql`(${exists(member)} or ${exists(ofDepartment)})`;
}

export function isReadBy({ userId }: Principal): SQL | undefined {
  return or(eq(stackView.shared, true), eq(stackView.ownerId, userId));
}

export function stackViewTag({ name, shared, parameters, columns, dense }: StackViewFields): string {
  // The database returns the keys of an object in an order of its own.
  const texts = parameters.map((parameter) => [parameter.name, parameter.value, parameter.text ?? null]);
  return entityTag([name, shared, texts, columns, dense]);
}
