import { and, eq, sql } from 'drizzle-orm';
import { measurement } from '../../../db/measurementSchema';
import { department } from '../../../db/schema';

/**
 * `replacedInId` and `replacedIn` are id and name of the department in which the stack was when the next
 * version replaced this one. Both are null if that is not known.
 */
interface ReplacedIn {
  replacedInId: string | null;
  replacedIn: string | null;
}

/** Statements that read versions select these columns, and join `department` by `wasReplacedIn`. */
export const replacedIn = {
  replacedInId: sql<string | null>`${measurement.beside} ->> 'departmentId'`,
  replacedIn: department.name,
};

export const wasReplacedIn = and(
  eq(department.organizationId, measurement.organizationId),
  sql`${department.id}::text = ${measurement.beside} ->> 'departmentId'`,
);

/**
 * Returns for each version the name of the department that the stack left with that version, or null. The
 * newest version comes first.
 * @param departmentId the stack's present department
 */
export function departmentsLeft(versions: readonly ReplacedIn[], departmentId: string): (string | null)[] {
  return versions.map(({ replacedInId }, index) => {
    const before = versions[index + 1];
    const hasLeft = before?.replacedInId && before.replacedInId !== (replacedInId ?? departmentId);
    return hasLeft ? before.replacedIn : null;
  });
}
