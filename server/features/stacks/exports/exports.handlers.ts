import type { Context } from 'hono';
import { readableStackScope, requireId } from '../../../auth/scope';
import { call, rawCall } from '../../../http/call';
import { success } from '../../../http/envelope';
import { conflict, missing } from '../../../http/failure';
import { fileTypes } from '../../../http/fileTypes';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceEnv } from '../../../http/serviceApp';
import { byteStream, textStream } from '../../../http/textStream';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { exportTexts } from '../../../texts/exportTexts';
import { acceptedLanguage } from '../../../texts/language';
import { commonNameOf, csvContext } from '../csv/stackCsv';
import { cardsInLanguageOnce, rightOf, type StackRow, stackPortions } from '../records/stackRecords';
import { stackFailures } from '../stacks.failures';
import { type ChosenStacks, chosenStacks, countAsSeen } from './chosenStacks.queries';
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
import { fileAnswer } from './fileAnswer';
import { geoJson } from './geoJson';
import { gpx } from './gpx';
import { kml } from './kml';
import { degreesOf } from './placeFacts';
import type { PlaceFormat } from './placeFile';

export function exportCalls({ database, now, publicUrl }: ServiceDependencies) {
  const { orm } = database;

  async function* portionsOf(
    c: Context<ServiceEnv>,
    { ids, isWithdrawn }: Pick<ChosenStacks, 'ids' | 'isWithdrawn'>,
  ) {
    const cardOf = cardsInLanguageOnce(orm, languageOf(c));
    for await (const rows of stackPortions(orm, ids, rightOf(orm, c.var.principal, readableStackScope))) {
      const portion = [];
      for (const row of rows)
        if ((row.stack.withdrawnAt !== null) === isWithdrawn)
          portion.push({ row, card: await cardOf(row.cardVersionId) });
      yield portion;
    }
  }

  function linkOf({ stack: { id, departmentId }, organizationId }: StackRow, isAdministered: boolean) {
    if (publicUrl === undefined) return undefined;
    return isAdministered
      ? `${publicUrl}/organization/${organizationId}/department/${departmentId}/stack/${id}`
      : `${publicUrl}/sawmill/stacks?stack=${id}`;
  }

  function placesCall<Id extends string>(
    route: Parameters<typeof rawCall<Id>>[0],
    format: PlaceFormat,
    { ending, type }: { ending: string; type: string },
  ) {
    return rawCall(route, async (c) => {
      const body = await bodyOf(c, StackExportSchema);
      const chosen = await chosenStacks(database, c.var.principal, body);
      const { filters, departmentIds, isChosen, ids, isAdministered } = chosen;
      const language = languageOf(c);
      const leftOut = await withoutPosition(orm, isChosen);
      const facts = [
        ...(await exportFacts(orm, filters, { language, timeZone: body.timeZone, now: now() })),
        { label: exportTexts.stackCount[language], value: ids.length - leftOut },
        ...(leftOut > 0 ? [{ label: exportTexts.withoutPosition[language], value: leftOut }] : []),
      ];
      const name = await commonNameOf(orm, departmentIds);
      const title = [exportTexts.stacks[language], name].filter(Boolean).join(' · ');
      const portions = portionsOf(c, chosen);
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
      await countAsSeen(database, c.var.principal, chosen);
      return fileAnswer(c, textStream(parts()), { name, ending, type, now: now() });
    });
  }

  return [
    rawCall(excelExportRoute, async (c) => {
      const { measurementCardId, ...body } = await bodyOf(c, StackSheetExportSchema);
      const chosen = await chosenStacks(database, c.var.principal, body);
      const { filters, departmentIds, ids, isAdministered } = chosen;
      if (ids.length > mostRows) throw conflict(stackFailures.tooManyRows);
      const language = languageOf(c);
      const context =
        measurementCardId === undefined
          ? { card: undefined, commonName: await commonNameOf(orm, departmentIds) }
          : await csvContext(orm, departmentIds, { cardId: requireId(measurementCardId), language });
      const facts = await exportFacts(orm, filters, { language, timeZone: body.timeZone, now: now() });
      const file = stackWorkbook(portionsOf(c, chosen), {
        ...{ language, now: now(), card: context.card, facts, hasDoubts: isAdministered },
      });
      await countAsSeen(database, c.var.principal, chosen);
      return fileAnswer(c, byteStream(file), {
        ...{ name: context.commonName, ending: 'xlsx', type: fileTypes.excel },
        now: now(),
      });
    }),
    placesCall(geoJsonExportRoute, geoJson, { ending: 'geojson', type: fileTypes.geoJson }),
    placesCall(gpxExportRoute, gpx, { ending: 'gpx', type: fileTypes.gpx }),
    placesCall(kmlExportRoute, kml, { ending: 'kml', type: fileTypes.kml }),
    call(exportGapsRoute, async (c) => {
      const { format, includeDeclared, ...body } = c.req.valid('json');
      const chosen = await chosenStacks(database, c.var.principal, body, false);
      if (format === 'Eudr' && !chosen.isAdministered) throw missing();
      const gaps = await exportGaps(orm, chosen.isChosen, { format, includeDeclared });
      // The check of a filter names some of its stacks. Only those have been sent.
      const ids = chosen.filters === undefined ? chosen.ids : gaps.stacks.map(({ stackId }) => stackId);
      await countAsSeen(database, c.var.principal, { ...chosen, ids });
      return c.json(success(gaps), 200);
    }),
  ];
}

function languageOf(c: Context<ServiceEnv>) {
  return acceptedLanguage(c.req.header('accept-language'));
}
