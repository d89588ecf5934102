import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as apiKeySchema from '../../db/apiKeySchema';
import * as cardSchema from '../../db/cardSchema';
import * as fileSchema from '../../db/fileSchema';
import * as harvestSchema from '../../db/harvestSchema';
import * as historySchema from '../../db/historySchema';
import * as measurementSchema from '../../db/measurementSchema';
import * as schema from '../../db/schema';
import * as stackSchema from '../../db/stackSchema';
import * as stackViewSchema from '../../db/stackViewSchema';
import { keptTables } from '../../features/organizations/deletedRows';

/**
 * `type` is PostgreSQL's name of the type. `words` are the only texts that the column may hold; it is
 * undefined if the column may hold any. `names` is the shared table whose rows the column refers to: people,
 * cards or card versions. Other references lead to rows of the organisation.
 */
export interface ExportedColumn {
  name: string;
  type: string;
  notNull: boolean;
  words: readonly string[] | undefined;
  names: string | undefined;
}

export interface ExportedTable {
  name: string;
  /**
   * This column holds the organisation's id. It is null for tables whose rows several organisations may use.
   */
  key: 'id' | 'organization_id' | null;
  columns: readonly ExportedColumn[];
}

/**
 * These tables are not exported: mails that wait to be sent, because the importing service would send them a
 * second time, and data that a job computes again.
 */
export const stayingTables = ['mail', 'measured_notice', 'harvest_area_number'];

/**
 * These columns are not exported: password and key hashes, the right of a global admin, addresses and
 * sessions of callers, numbers that each database counts for itself, and data that a job computes again.
 */
export const stayingColumns: Readonly<Record<string, readonly string[]>> = {
  app_user: ['password_hash', 'is_global_admin'],
  api_key: ['hash'],
  stack: ['search_text'],
  harvest_place: ['numbers_filed'],
  history_entry: ['id', 'client_address', 'session_id'],
};

const declared: unknown[] = Object.values({
  ...{ ...schema, ...stackSchema, ...measurementSchema, ...cardSchema },
  ...{ ...apiKeySchema, ...stackViewSchema, ...fileSchema, ...harvestSchema, ...historySchema },
});

const tables = new Map(
  declared.flatMap((value) => (is(value, PgTable) ? [[getTableName(value), value] as const] : [])),
);

const shared = ['app_user', 'measurement_card', 'measurement_card_version'];

function exportedTable(name: string, key: ExportedTable['key']): ExportedTable {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`The table ${name} is in no schema that is exported`);
  const keys = getTableConfig(table).foreignKeys.map((foreignKey) => foreignKey.reference());
  const namedBy = (column: unknown) =>
    keys
      .filter(({ columns: [own, ...others] }) => own === column && others.length === 0)
      .map(({ foreignTable }) => getTableName(foreignTable))
      .find((other) => shared.includes(other));
  const columns = Object.entries(getTableColumns(table))
    .filter(([, { generated }]) => generated === undefined)
    .map(([property, column]) => ({
      name: toSnakeCase(property),
      type: column.getSQLType(),
      notNull: column.notNull,
      words: column.enumValues,
      names: namedBy(column),
    }));
  const staying = stayingColumns[name] ?? [];
  return { name, key, columns: columns.filter((column) => !staying.includes(column.name)) };
}

export const exportedTables: readonly ExportedTable[] = [
  ...shared.map((name) => exportedTable(name, null)),
  ...keptTables
    .filter(({ name }) => !stayingTables.includes(name))
    .map(({ name, key }) => exportedTable(name, key)),
  exportedTable('history_entry', 'organization_id'),
];
