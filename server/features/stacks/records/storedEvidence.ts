import { and, asc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { department, measurementCard, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { evidenceFailed } from '../../../domain/stackEvidence';
import type { MeasurementSource } from '../../../ports/measurementSource';

/** Rows in memory at a time. */
const portion = 2000;

/** The first of all ids. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Checks the measured stacks that were not checked yet: all of them in a data folder of a former version. */
export function checkEvidence(orm: Orm, measurements: MeasurementSource): Promise<void> {
  return checkWhere(orm, measurements, isNull(stack.evidenceFailed));
}

/** Checks all measured stacks of an organisation again, whose card decides what is asked for. */
export function checkEvidenceAgain(
  orm: Orm,
  measurements: MeasurementSource,
  organizationId: string,
): Promise<void> {
  return checkWhere(orm, measurements, eq(organization.id, organizationId));
}

async function checkWhere(orm: Orm, measurements: MeasurementSource, condition: SQL): Promise<void> {
  // Read once: a card is large, and thousands of stacks share it.
  const found = await orm.select().from(measurementCard);
  const cards = new Map(found.map(({ id, definition }) => [id, definition]));
  let rows: Awaited<ReturnType<typeof nextRows>>;
  let last = noId;
  do {
    rows = await nextRows(orm, condition, last);
    last = rows.at(-1)?.stack.id ?? last;
    const failing = rows.map(({ stack: row, cardId }) =>
      // The check asks for no field that names a person.
      evidenceFailed(
        cards.get(cardId ?? '') ?? null,
        { ...row, registrator: null, surveyor: null },
        measurements,
      ),
    );
    await write(
      orm,
      rows.map((row) => row.stack.id),
      failing,
    );
  } while (rows.length === portion);
}

function nextRows(orm: Orm, condition: SQL, after: string) {
  return orm
    .select({ stack, cardId: organization.measurementCardId })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(and(condition, ne(stack.state, 'PreRegistration'), gt(stack.id, after)))
    .orderBy(asc(stack.id))
    .limit(portion);
}

/** Only where the answer is another one: most keep theirs, and writing a row takes longer than checking it. */
function write(orm: Orm, ids: readonly string[], failing: readonly (boolean | null)[]) {
  return orm.execute(sql`
    update ${stack} set evidence_failed = checked.failed
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(failing)}::boolean[]) as checked (id, failed)
    where ${stack.id} = checked.id and ${stack.evidenceFailed} is distinct from checked.failed`);
}
