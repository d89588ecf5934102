import { and, eq, sql } from 'drizzle-orm';
import { measurement } from '../../../db/measurementSchema';
import { department } from '../../../db/schema';

/** A version was in this department when the next one took its place; both are null where that is not known. */
interface ReplacedIn {
  replacedInId: string | null;
  replacedIn: string | null;
}

/** Statements about versions select these, with `department` joined by `wasReplacedIn`. */
export const replacedIn = {
  replacedInId: sql<string | null>`${measurement.beside} ->> 'departmentId'`,
  replacedIn: department.name,
};

export const wasReplacedIn = and(
  eq(department.organizationId, measurement.organizationId),
  sql`${department.id}::text = ${measurement.beside} ->> 'departmentId'`,
);

/**
 * Returns for each version the name of the department that the stack left with it, or null. The newest version comes
 * first.
 * @param departmentId the stack's department now
 */
export function departmentsLeft(versions: readonly ReplacedIn[], departmentId: string): (string | null)[] {
  return versions.map(({ replacedInId }, index) => {
    const before = versions[index + 1];
    const hasLeft = before?.replacedInId && before.replacedInId !== (replacedInId ?? departmentId);
    return hasLeft ? before.replacedIn : null;
  });
}
