import { and, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { StackStateSchema } from '../../../domain/schemas';
import { isPositioned } from '../../../stacks/stackDistance';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { newestFirst } from '../filters/stackOrder';

const headBytes = 8;

/**
 * PostgreSQL itself packs the newest matching stacks with a position into the format of `docs/openapi.json`,
 * so that they do not become objects here. One statement reads them, so that all are of the same moment. The
 * result is base64, which every driver returns as a text.
 */
export async function packedPoints(
  orm: Orm,
  filters: CheckedFilters,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const points = orm
    .select({ id: stack.id, latitude: stack.latitude, longitude: stack.longitude, state: stack.state })
    .from(stack)
    .where(and(matches(filters), isPositioned(true)))
    .orderBy(...newestFirst(filters.dateType))
    .limit(limit)
    .as('points');
  const position = sql`${inUnits(points.latitude)} || ${inUnits(points.longitude)}`;
  const state = sql`set_byte('\\000'::bytea, 0, array_position(${sql.param([...StackStateSchema.options])}::text[], ${points.state}) - 1)`;
  const columns = [position, state, sql`uuid_send(${points.id})`].map(gathered);
  const [row] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      base64: sql<string>`encode(${sql.join(columns, sql` || `)}, 'base64')`,
    })
    .from(points);
  const body = Buffer.from(row?.base64 ?? '', 'base64');
  const packed = new Uint8Array(headBytes + body.length);
  packed.set(Buffer.from('SYP1'));
  new DataView(packed.buffer).setUint32(4, row?.count ?? 0);
  packed.set(body, headBytes);
  return packed;
}

function inUnits(degrees: unknown): SQL {
  return sql`int4send(round(${degrees} * 10000000)::int)`;
}

function gathered(bytes: SQL): SQL {
  return sql`coalesce(string_agg(${bytes}, ''::bytea), ''::bytea)`;
}
