import type { z } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import { and, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { readableStackScope, requireId, requireIds, stackScope } from '../../../auth/scope';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { allowLongStatements } from '../../../db/longStatements';
import { stack } from '../../../db/stackSchema';
import { call, rawCall } from '../../../http/call';
import { success } from '../../../http/envelope';
import { badRequest, conflict } from '../../../http/failure';
import { fileTypes } from '../../../http/fileTypes';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceEnv } from '../../../http/serviceApp';
import { byteStream, textStream } from '../../../http/textStream';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { exportTexts } from '../../../texts/exportTexts';
import { acceptedLanguage } from '../../../texts/language';
import { cleanFileName, withoutAccents } from '../archive/fileNames';
import { commonNameOf, csvContext } from '../csv/stackCsv';
import { zoneOffset } from '../figures/zoneOffset';
import { checkedFilters } from '../filters/filtersInScope';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { readAndMarkSeen } from '../records/seenBySawmill';
import {
  cardsInLanguageOnce,
  matchingIds,
  rightOf,
  type StackIds,
  type StackRow,
  stackPortions,
  visibleStacks,
} from '../records/stackRecords';
import { mostRows, stackWorkbook } from './excel/stackWorkbook';
import { exportFacts } from './exportFacts';
import { exportGaps, withoutPosition } from './exportGaps.queries';
import {
  excelExportRoute,
  exportGapsRoute,
  geoJsonExportRoute,
  gpxExportRoute,
  kmlExportRoute,
  StackExportSchema,
  StackSheetExportSchema,
} from './exports.routes';
import { geoJson } from './geoJson';
import { gpx } from './gpx';
import { kml } from './kml';
import { degreesOf } from './placeFacts';
import type { PlaceFormat } from './placeFile';

/** What the body of a call chooses, within the rights of its caller. */
interface ChosenStacks {
  /** Undefined for stacks that were chosen one by one. */
  filters: (CheckedFilters & { departmentIds: string[] }) | undefined;
  departmentIds: string[];
  isChosen: SQL | undefined;
  /** Undefined where nobody needs their order. */
  ids: StackIds;
  /** Whether the caller administers all of them, or reads them as a buyer. */
  isAdministered: boolean;
}

/** Streams stacks in the formats that other programs read. */
export function exportCalls({ database, now, publicUrl }: ServiceDependencies) {
  const { orm } = database;

  /** The file needs ids, because stacks change while it is written; the check counts by the filter itself. */
  async function chosenStacks(
    c: Context<ServiceEnv>,
    { stackIds, filters, timeZone }: z.infer<typeof StackExportSchema>,
    needsIds = true,
  ): Promise<ChosenStacks> {
    if (zoneOffset(timeZone) === undefined) throw badRequest({ field: 'timeZone', textId: 'invalid' });
    const { principal } = c.var;
    if (filters !== undefined) {
      const checked = await checkedFilters(orm, principal, filters);
      const ids = needsIds
        ? await database.unrecorded.transaction(async (transaction) => {
            await allowLongStatements(transaction);
            return matchingIds(transaction, checked);
          })
        : [];
      const { departmentIds } = checked;
      return { filters: checked, departmentIds, isChosen: matches(checked), ids, isAdministered: true };
    }
    const ids = requireIds(stackIds ?? []);
    const stacks = await readAndMarkSeen(
      database.unrecorded,
      principal,
      (transaction) => visibleStacks(transaction, ids, readableStackScope(orm, principal)),
      () => ids,
    );
    const departmentIds = [...new Set(stacks.map(({ departmentId }) => departmentId))];
    const isChosen = isOneOfIds(stack.id, ids);
    const administered = await orm.$count(stack, and(isChosen, stackScope(orm, principal)));
    return { filters: undefined, departmentIds, isChosen, ids, isAdministered: administered === ids.length };
  }

  async function* portionsOf(c: Context<ServiceEnv>, ids: StackIds) {
    const cardOf = cardsInLanguageOnce(orm, languageOf(c));
    for await (const rows of stackPortions(orm, ids, rightOf(orm, c.var.principal, readableStackScope))) {
      const portion = [];
      for (const row of rows) portion.push({ row, card: await cardOf(row.cardVersionId) });
      yield portion;
    }
  }

  function linkOf({ stack: { id, departmentId }, organizationId }: StackRow, isAdministered: boolean) {
    if (publicUrl === undefined) return undefined;
    return isAdministered
      ? `${publicUrl}/organization/${organizationId}/department/${departmentId}/stack/${id}`
      : `${publicUrl}/sawmill/stacks?stack=${id}`;
  }

  function answer(
    c: Context<ServiceEnv>,
    stream: ReadableStream<Uint8Array>,
    { name, ending, type }: { name: string | undefined; ending: string; type: string },
  ) {
    const today = now().toISOString().slice(0, 10);
    const file = `${cleanFileName(['stacks', name, today].filter(Boolean).join('-'), 'stacks')}.${ending}`;
    return c.body(stream, 200, {
      'Content-Type': type,
      'Content-Disposition': contentDisposition(file, { fallback: withoutAccents(file) }),
    });
  }

  /** A file of places, which has no stack without one. */
  function placesCall<Id extends string>(
    route: Parameters<typeof rawCall<Id>>[0],
    format: PlaceFormat,
    { ending, type }: { ending: string; type: string },
  ) {
    return rawCall(route, async (c) => {
      const body = await bodyOf(c, StackExportSchema);
      const { filters, departmentIds, isChosen, ids, isAdministered } = await chosenStacks(c, body);
      const language = languageOf(c);
      const leftOut = await withoutPosition(orm, isChosen);
      const facts = [
        ...(await exportFacts(orm, filters, { language, timeZone: body.timeZone, now: now() })),
        { label: exportTexts.stackCount[language], value: ids.length - leftOut },
        ...(leftOut > 0 ? [{ label: exportTexts.withoutPosition[language], value: leftOut }] : []),
      ];
      const name = await commonNameOf(orm, departmentIds);
      const title = [exportTexts.stacks[language], name].filter(Boolean).join(' · ');
      const portions = portionsOf(c, ids);
      async function* parts() {
        yield format.start({ title, facts, now: now() });
        let isFirst = true;
        for await (const portion of portions) {
          let text = '';
          for (const { row, card } of portion) {
            const placed = { row, card, language, link: linkOf(row, isAdministered) };
            if (degreesOf(placed) === null) continue;
            text += format.place(placed, isFirst);
            isFirst = false;
          }
          yield text;
        }
        yield format.end;
      }
      return answer(c, textStream(parts()), { name, ending, type });
    });
  }

  return [
    rawCall(excelExportRoute, async (c) => {
      const { measurementCardId, ...body } = await bodyOf(c, StackSheetExportSchema);
      const { filters, departmentIds, ids, isAdministered } = await chosenStacks(c, body);
      if (ids.length > mostRows) throw conflict('tooManyRows');
      const language = languageOf(c);
      const context =
        measurementCardId === undefined
          ? { card: undefined, commonName: await commonNameOf(orm, departmentIds) }
          : await csvContext(orm, departmentIds, { cardId: requireId(measurementCardId), language });
      const facts = await exportFacts(orm, filters, { language, timeZone: body.timeZone, now: now() });
      const file = stackWorkbook(portionsOf(c, ids), {
        ...{ language, now: now(), card: context.card, facts, hasDoubts: isAdministered },
      });
      return answer(c, byteStream(file), { name: context.commonName, ending: 'xlsx', type: fileTypes.excel });
    }),
    placesCall(geoJsonExportRoute, geoJson, { ending: 'geojson', type: fileTypes.geoJson }),
    placesCall(gpxExportRoute, gpx, { ending: 'gpx', type: fileTypes.gpx }),
    placesCall(kmlExportRoute, kml, { ending: 'kml', type: fileTypes.kml }),
    call(exportGapsRoute, async (c) => {
      const { format, ...body } = c.req.valid('json');
      const { isChosen } = await chosenStacks(c, body, false);
      return c.json(success(await exportGaps(orm, isChosen, format)), 200);
    }),
  ];
}

function languageOf(c: Context<ServiceEnv>) {
  return acceptedLanguage(c.req.header('accept-language'));
}
