import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, measurementCard, organization, stack } from '../../../db/schema';
import { evidenceFailed } from '../../../domain/stackEvidence';
import type { MeasurementSource } from '../../../ports/measurementSource';

/** Rows in memory at a time. */
const portion = 2000;

/** The first of all ids. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Checks the measured stacks that were not checked yet: all of them in a data folder of a former version. */
export async function checkEvidence(orm: Orm, measurements: MeasurementSource): Promise<void> {
  let last: string | undefined = noId;
  while (last !== undefined) last = await checkPortion(orm, measurements, last);
}

/** Checks all measured stacks of an organisation again, whose card decides what is asked for. */
export async function checkEvidenceAgain(
  orm: Orm,
  measurements: MeasurementSource,
  organizationId: string,
): Promise<void> {
  const departments = orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, organizationId));
  await orm.update(stack).set({ evidenceFailed: null }).where(sql`${stack.departmentId} in ${departments}`);
  await checkEvidence(orm, measurements);
}

/** Returns the last id, or undefined after the last portion. */
async function checkPortion(
  orm: Orm,
  measurements: MeasurementSource,
  after: string,
): Promise<string | undefined> {
  const rows = await orm
    .select({ stack, card: measurementCard.definition })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(measurementCard, eq(measurementCard.id, organization.measurementCardId))
    .where(and(isNull(stack.evidenceFailed), ne(stack.state, 'PreRegistration'), gt(stack.id, after)))
    .orderBy(asc(stack.id))
    .limit(portion);
  const failing = rows.map(({ stack: row, card }) =>
    // The check asks for no field that names a person.
    evidenceFailed(card, { ...row, registrator: null, surveyor: null }, measurements),
  );
  await orm.execute(sql`
    update ${stack} set evidence_failed = checked.failed
    from unnest(${sql.param(rows.map(({ stack: { id } }) => id))}::uuid[], ${sql.param(failing)}::boolean[])
      as checked (id, failed)
    where ${stack.id} = checked.id`);
  return rows.length < portion ? undefined : rows.at(-1)?.stack.id;
}
