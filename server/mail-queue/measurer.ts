import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/client';
import { measurement } from '../db/measurementSchema';
import { appUser, departmentMember, organizationMember } from '../db/schema';
import type { StackRecord } from '../db/stackSchema';
import type { MailObstacle } from '../domain/decisions';

const first = alias(measurement, 'first');

export type Measurer = NonNullable<Awaited<ReturnType<typeof measurerOf>>>;

export async function measurerOf(
  orm: Orm,
  { id, organizationId, departmentId }: Pick<StackRecord, 'id' | 'organizationId' | 'departmentId'>,
) {
  const isMember = (member: typeof organizationMember | typeof departmentMember, of: SQL) => sql`exists (
    select from ${member} where ${of} and ${member.userId} = ${measurement.measuredById} and ${member.state} = 'Active')`;
  const [newest] = await orm
    .select({
      version: measurement.version,
      askedAnewAt: measurement.askedAnewAt,
      email: appUser.email,
      // The stack names its surveyor in the same way.
      name: appUser.name,
      hasAccess: sql<boolean>`(
        ${isMember(organizationMember, sql`${organizationMember.organizationId} = ${organizationId}::uuid`)}
        or ${isMember(departmentMember, sql`${departmentMember.departmentId} = ${departmentId}::uuid`)})`,
      source: sql<(typeof first.$inferSelect)['source']>`(${orm
        .select({ source: first.source })
        .from(first)
        .where(eq(first.stackId, measurement.stackId))
        .orderBy(asc(first.version))
        .limit(1)})`,
    })
    .from(measurement)
    .leftJoin(appUser, eq(appUser.id, measurement.measuredById))
    .where(eq(measurement.stackId, id))
    .orderBy(desc(measurement.version))
    .limit(1);
  if (newest === undefined) return null;
  const { version, email, name } = newest;
  return { version, email, name, obstacle: obstacleOf(newest) };
}

interface Newest {
  askedAnewAt: Date | null;
  email: string | null;
  hasAccess: boolean;
  source: (typeof measurement.$inferSelect)['source'];
}

/**
 * A measurement refers to its surveyor's account unless that has been erased. If there is no account, an API
 * key has sent the measurement, or it comes from another service.
 */
function obstacleOf({ askedAnewAt, email, hasAccess, source }: Newest): MailObstacle | null {
  if (email === null) return source === 'Key' ? 'Key' : source === 'App' ? 'Erased' : 'NoAccount';
  if (!hasAccess) return 'NoAccess';
  return askedAnewAt === null ? null : 'AlreadyAsked';
}
