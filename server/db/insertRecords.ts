import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WritableOrm } from './client';
import type { measurement, WrittenMeasurement } from './measurementSchema';
import type { StackRecord, stack } from './stackSchema';

/**
 * All rows must have the same columns; columns that they lack get their defaults. All rows are sent as one
 * parameter, which takes a third of the time of one parameter per value.
 */
export async function insertRecords(
  transaction: WritableOrm,
  table: typeof stack,
  rows: readonly StackRecord[],
): Promise<void>;
export async function insertRecords(
  transaction: WritableOrm,
  table: typeof measurement,
  rows: readonly WrittenMeasurement[],
): Promise<void>;
export async function insertRecords(
  transaction: WritableOrm,
  table: PgTable,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), inJson(value)])),
  );
  const name = sql.identifier(getTableName(table));
  const written = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => key in first && generated === undefined,
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
