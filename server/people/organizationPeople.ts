import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { administers } from '../auth/scope';
import { mail } from '../db/accountSchema';
import { allMemberships } from '../db/allMemberships';
import type { Orm, WritableOrm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { appUser, department, departmentMember, person } from '../db/schema';
import type { Principal } from '../domain/principal';
import { missing } from '../http/failure';

export const personColumns = {
  userId: person.id,
  invited: person.invited,
  lastUsedAt: sql<string | null>`${person.lastUsedAt}`.mapWith(isoText),
};

type Posted = typeof mail.$inferSelect;

export function invitationState(orm: Orm): SQL<Posted['state'] | null> {
  return sql`(${ofLastInvitation(orm, mail.state)})`;
}

export function invitationLanguage(orm: Orm): SQL<Posted['language'] | null> {
  return sql`(${ofLastInvitation(orm, mail.language)})`;
}

function ofLastInvitation(orm: Orm, column: typeof mail.state | typeof mail.language) {
  return (
    orm
      .select({ value: column })
      .from(mail)
      .where(
        and(
          eq(mail.organizationId, person.organizationId),
          eq(mail.email, appUser.email),
          inArray(mail.kind, ['invitation', 'silent']),
        ),
      )
      // If two invitations have the same time, the one that is still to be sent counts.
      .orderBy(desc(mail.createdAt), desc(mail.state))
      .limit(1)
  );
}

function isoText(time: string): string {
  return new Date(time).toISOString();
}

interface Usage {
  invited: boolean;
  mailState?: string | null;
  lastUsedAt: string | null;
}

/**
 * Department admins do not see whether and when people have used the organisation: they can add any address,
 * and would learn whether and when its owner works for others in the organisation.
 */
export function redactUsage<Row extends Usage>(row: Row, principal: Principal, organizationId: string) {
  if (administers(principal, organizationId)) return row;
  const { invited: _, mailState: __, ...visible } = row;
  return { ...visible, lastUsedAt: null };
}

export async function findOrCreatePerson(transaction: WritableOrm, organizationId: string, userId: string) {
  const [made] = await transaction
    .insert(person)
    .values({ id: randomUUID(), organizationId, userId })
    // Writing the account again returns the existing row.
    .onConflictDoUpdate({ target: [person.organizationId, person.userId], set: { userId } })
    .returning(personColumns);
  if (made === undefined) throw new Error('A person was neither made nor found');
  return made;
}

export async function accountOfPerson(orm: Orm, organizationId: string, personId: string): Promise<string> {
  const [found] = await orm
    .select({ userId: person.userId })
    .from(person)
    .where(and(eq(person.id, personId), eq(person.organizationId, organizationId)));
  if (found === undefined) throw missing();
  return found.userId;
}

/**
 * The caller has locked the organisation's row, so that no membership is added before the transaction ends.
 */
export async function deletePeopleWithoutMembership(
  transaction: WritableOrm,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  const membership = allMemberships(transaction);
  const memberships = transaction
    .select({ id: membership.ownerId })
    .from(membership)
    .where(and(eq(membership.userId, person.userId), eq(membership.organizationId, organizationId)));
  await transaction
    .delete(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        isOneOfIds(person.userId, userIds),
        notExists(memberships),
      ),
    );
}

export function personScope(orm: Orm, principal: Principal): SQL | undefined {
  if (principal.isGlobalAdmin) return undefined;
  const inOwnDepartments = orm
    .select({ id: departmentMember.departmentId })
    .from(departmentMember)
    .innerJoin(department, eq(department.id, departmentMember.departmentId))
    .where(
      and(
        eq(departmentMember.userId, person.userId),
        eq(department.organizationId, person.organizationId),
        inArray(department.id, [...principal.departmentIds]),
      ),
    );
  return or(inArray(person.organizationId, [...principal.organizationIds]), exists(inOwnDepartments));
}
