import { sql } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser, department, departmentMember, organizationMember } from '../db/schema';

/** The e-mail address is in lower case. A null department means all departments of the organisation. */
interface ReportReader {
  email: string;
  departmentId: string | null;
}

/**
 * The reports go to the mailing lists of the departments and to active people who have switched this on.
 * People without a password are left out, because the address of a person who has never signed in may be
 * mistyped.
 */
export async function reportReaders(orm: Orm, organizationId: string): Promise<ReportReader[]> {
  const isReader = (member: typeof departmentMember | typeof organizationMember) => sql`
    ${member.organizationId} = ${organizationId}::uuid and ${member.state} = 'Active'
      and ${member.enableAutoEmails} and ${appUser.passwordHash} is not null`;
  const { rows } = await orm.execute<ReportReader & Record<string, unknown>>(sql`
    select entry as email, ${department.id} as "departmentId"
    from ${department} cross join unnest(${department.mailingList}) as entry
    where ${department.organizationId} = ${organizationId}::uuid
    union
    select ${appUser.email}, ${departmentMember.departmentId}
    from ${departmentMember} join ${appUser} on ${appUser.id} = ${departmentMember.userId}
    where ${isReader(departmentMember)}
    union
    select ${appUser.email}, null
    from ${organizationMember} join ${appUser} on ${appUser.id} = ${organizationMember.userId}
    where ${isReader(organizationMember)}
    order by 1, 2`);
  return rows;
}

export function readsOf(readings: readonly ReportReader[], departmentId: string): boolean {
  return readings.some((reading) => reading.departmentId === null || reading.departmentId === departmentId);
}
