import { sql } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser, department, departmentMember, organizationMember } from '../db/schema';

interface ReportReader {
  /** Lower case. */
  email: string;
  /** Null: all departments of the organisation. */
  departmentId: string | null;
}

/**
 * Who is sent the measurement reports of an organisation by e-mail: the mailing lists of its departments, and its active people for whom
 * that is switched on. Only people with a password: the address of one who has not come yet may be a slip of the keyboard.
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

/** Whether one of these subscriptions covers the department. */
export function readsOf(readings: readonly ReportReader[], departmentId: string): boolean {
  return readings.some((reading) => reading.departmentId === null || reading.departmentId === departmentId);
}
