import { type ExportedTable, exportedTables } from './exportedTables';
import { tableEntry } from './fileFormat';
import { type OrganizationFile, refused } from './openOrganizationFile';
import { type Row, readRow } from './readRow';

export interface FileRow {
  /**
   * The line is kept as it is in the file, because its numbers may have more digits than JavaScript can hold.
   */
  line: string;
  row: Row;
  where: string;
}

/**
 * Reads the rows of one table after the other. A row may only refer to rows before it: to the organisation
 * itself, and to people and cards of the file.
 */
export function rowsOfFile(file: OrganizationFile) {
  const owner = file.manifest.organization.id;
  const seen = new Map<string, Set<unknown>>();

  function check({ name, key, columns }: ExportedTable, { row, where }: FileRow): void {
    if (key !== null && row[key] !== owner)
      throw refused(where, `${key}: the row belongs to another organisation (${String(row[key])})`);
    for (const column of columns) {
      const value = row[column.name];
      if (column.names === undefined || value === null) continue;
      if (!seen.get(column.names)?.has(value))
        throw refused(where, `${column.name}: ${String(value)} is not in ${tableEntry(column.names)}`);
    }
    if (key !== null) return;
    for (const unique of name === 'app_user' ? ['id', 'email'] : ['id']) {
      const values = seen.get(unique === 'id' ? name : unique) ?? new Set();
      if (values.has(row[unique])) throw refused(where, `${unique}: ${String(row[unique])} is there twice`);
      seen.set(unique === 'id' ? name : unique, values.add(row[unique]));
    }
  }

  async function* rowsOf(table: ExportedTable): AsyncGenerator<FileRow> {
    const entry = tableEntry(table.name);
    if (table.key === null) seen.delete(table.name);
    if (table.name === 'app_user') seen.delete('email');
    let rows = 0;
    for await (const { number, text: line } of file.lines(entry)) {
      const where = `${entry}, line ${number}`;
      const read = { line, row: readRow(table.name, line, where), where };
      check(table, read);
      rows += 1;
      yield read;
    }
    if (table.name === 'organization' && rows !== 1) throw refused(entry, `it has ${rows} rows and not one`);
  }

  return {
    rowsOf,
    check: async () => {
      for (const table of exportedTables) for await (const _ of rowsOf(table));
    },
  };
}
