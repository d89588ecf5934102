import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { administers, organizationScope, requireId } from '../../auth/scope';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationMember,
  person,
  sawmill,
  sawmillMember,
} from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { rolesFrom } from '../../domain/roles';
import { missing } from '../../http/failure';
import { type Membership, memberTag, sawmillUserTag } from '../../people/memberships';
import { invitationState, personColumns, personScope, redactUsage } from '../../people/organizationPeople';

/**
 * A department admin reads only the person's access to the admin's own departments.
 * @throws ServiceFailure 404 for people without access there, as for people of other organisations
 */
export async function getPerson(
  orm: Orm,
  principal: Principal,
  { id, personId }: { id: string; personId: string },
) {
  const isMeant = eq(person.id, requireId(personId));
  const [found] = await listPeopleWhere(orm, principal, { organizationId: requireId(id), isMeant });
  if (found === undefined) throw missing();
  return found;
}

export async function knownPeople(orm: Orm, principal: Principal, id: string) {
  const organizationId = requireId(id);
  const [visible] = await orm
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, organizationId), organizationScope(orm, principal)));
  if (visible === undefined) throw missing();
  const people = await listPeopleWhere(orm, principal, { organizationId });
  const { compare } = new Intl.Collator();
  return people
    .map(({ personId, name, email, phone }) => ({ personId, name, email, phone }))
    .sort((a, b) => compare(a.name || a.email, b.name || b.email));
}

async function listPeopleWhere(
  orm: Orm,
  principal: Principal,
  { organizationId, isMeant }: { organizationId: string; isMeant?: SQL },
) {
  const isRead = and(eq(person.organizationId, organizationId), isMeant, personScope(orm, principal));
  const people = await orm
    .select({
      ...personColumns,
      // The list of all people has thousands of rows, and does not need the state of their mails.
      mailState: isMeant === undefined ? sql<null>`null` : invitationState(orm),
      account: person.userId,
      email: appUser.email,
    })
    .from(person)
    .innerJoin(appUser, eq(appUser.id, person.userId))
    .where(isRead)
    .orderBy(person.id);
  const readsAll = administers(principal, organizationId);
  const own = byAccount(readsAll ? await membershipsOf(orm, isRead) : []);
  const isOwn = readsAll ? undefined : inArray(department.id, [...principal.departmentIds]);
  const departments = byAccount(await departmentMembershipsOf(orm, and(isRead, isOwn)));
  const sawmills = byAccount(readsAll ? await sawmillMembershipsOf(orm, isRead) : []);
  return people.map(({ userId: personId, account, ...one }) => {
    const found = {
      own: own.get(account) ?? [],
      departments: departments.get(account) ?? [],
      sawmills: sawmills.get(account) ?? [],
    };
    const memberships = [...found.own, ...found.departments, ...found.sawmills];
    return {
      personId,
      ...redactUsage(one, principal, organizationId),
      name: memberships.find(({ name }) => name !== '')?.name ?? '',
      phone: memberships.find(({ phone }) => phone !== '')?.phone ?? '',
      organization: found.own.map(withoutUserId)[0] ?? null,
      departments: found.departments.map(withoutUserId),
      sawmills: found.sawmills.map(({ userId: _, ...row }) => ({ ...row, etag: sawmillUserTag(row) })),
    };
  });
}

function byAccount<Row extends { userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return groups;
}

function withoutUserId<Row extends Membership>({ userId: _, ...row }: Row) {
  return { ...row, roles: rolesFrom(row.roles), etag: memberTag(row) };
}

function membershipsOf(orm: Orm, isRead: SQL | undefined): Promise<Membership[]> {
  return orm
    .select(columnsOf(organizationMember))
    .from(organizationMember)
    .innerJoin(
      person,
      and(
        eq(person.userId, organizationMember.userId),
        eq(person.organizationId, organizationMember.organizationId),
      ),
    )
    .where(isRead);
}

function departmentMembershipsOf(orm: Orm, isRead: SQL | undefined) {
  return orm
    .select({ ...columnsOf(departmentMember), departmentId: department.id, departmentName: department.name })
    .from(departmentMember)
    .innerJoin(department, eq(department.id, departmentMember.departmentId))
    .innerJoin(
      person,
      and(eq(person.userId, departmentMember.userId), eq(person.organizationId, department.organizationId)),
    )
    .where(isRead)
    .orderBy(byName(department.name), department.id);
}

function sawmillMembershipsOf(orm: Orm, isRead: SQL | undefined) {
  const { userId, name, phone } = sawmillMember;
  return orm
    .select({ userId, name, phone, sawmillId: sawmill.id, sawmillName: sawmill.name })
    .from(sawmillMember)
    .innerJoin(sawmill, eq(sawmill.id, sawmillMember.sawmillId))
    .innerJoin(
      person,
      and(eq(person.userId, sawmillMember.userId), eq(person.organizationId, sawmill.organizationId)),
    )
    .where(isRead)
    .orderBy(byName(sawmill.name), sawmill.id);
}

function columnsOf({
  userId,
  name,
  phone,
  roles,
  state,
  enableAutoEmails,
}: typeof organizationMember | typeof departmentMember) {
  return { userId, name, phone, roles, state, enableAutoEmails };
}
