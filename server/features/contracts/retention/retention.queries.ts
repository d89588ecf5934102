import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { localMonthsBefore } from '../../../domain/localTime';
import { retentionFrom } from '../../../domain/retention';
import { timeZoneOf } from '../../../domain/timeZones';
import { retentionOf } from '../contracts.changes';

/** The last change is compared first, because that column has an index. */
export function isUntouchedSince(orm: Orm, organizationId: string, moment: Date): SQL | undefined {
  const departments = orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, organizationId));
  // `greatest` ignores null.
  const lastDate = sql`greatest(${stack.registrationDateTime}, ${stack.measurementDateTime},
    ${stack.loadedIntoSystemDateTime}, ${stack.invoiceableDateTime}, ${stack.assignedToSawmillDateTime})`;
  return and(
    inArray(stack.departmentId, departments),
    lt(stack.lastModifiedDateTime, moment),
    sql`${lastDate} < ${moment.toISOString()}::timestamptz`,
  );
}

/**
 * The preview assumes that the current contract is now saved with this many months. An inactive organisation
 * is treated as if it were active again.
 */
export async function previewRetention(orm: Orm, organizationId: string, months: number, now: Date) {
  const [found] = await orm
    .select({ active: organization.active, country: organization.country })
    .from(organization)
    .where(eq(organization.id, organizationId));
  const former = found?.active === false ? undefined : await retentionOf(orm, organizationId);
  const agreed = retentionFrom(former, months, now) ?? now;
  const from = agreed > now ? agreed : now;
  const lastChangeBefore = localMonthsBefore(timeZoneOf(found?.country ?? 'dk'), from, months);
  return {
    from: from.toISOString(),
    lastChangeBefore: lastChangeBefore.toISOString(),
    stacks: await orm.$count(stack, isUntouchedSince(orm, organizationId, lastChangeBefore)),
  };
}
