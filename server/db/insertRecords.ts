import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WritableOrm } from './client';
import type { MeasurementRecord, measurement } from './measurementSchema';
import type { StackRecord, stack } from './stackSchema';

/** Rows as they stand in the table. One parameter for all takes a third of the time of one parameter per value. */
export async function insertRecords(
  transaction: WritableOrm,
  table: typeof stack,
  rows: readonly StackRecord[],
): Promise<void>;
export async function insertRecords(
  transaction: WritableOrm,
  table: typeof measurement,
  rows: readonly MeasurementRecord[],
): Promise<void>;
export async function insertRecords(
  transaction: WritableOrm,
  table: PgTable,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), inJson(value)])),
  );
  const name = sql.identifier(getTableName(table));
  const written = Object.entries(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  );
  const columns = sql.join(
    written.map(([key]) => sql.identifier(columnName(key))),
    sql`, `,
  );
  await transaction.execute(
    sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)`,
  );
}

function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function inJson(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
