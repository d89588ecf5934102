import { readableStackScope, requireId } from '../../../auth/scope';
import { conflict } from '../../../http/failure';
import { fileTypes } from '../../../http/fileTypes';
import { encodedParts } from '../../../http/textStream';
import { exportTexts } from '../../../texts/exportTexts';
import { commonNameOf, csvContext } from '../csv/stackCsv';
import { cardsInLanguageOnce, rightOf, type StackRow, stackPortions } from '../records/stackRecords';
import { stackFailures } from '../stacks.failures';
import { type ChosenStacks, chosenStacks, countAsSeen } from './chosenStacks.queries';
import { eudrStackFile } from './eudr/eudrStackFile';
import { mostRows, stackWorkbook } from './excel/stackWorkbook';
import { exportFacts } from './exportFacts';
import { withoutPosition } from './exportGaps.queries';
import type { StackFileFormat } from './exports.routes';
import { geoJson } from './geoJson';
import { gpx } from './gpx';
import { kml } from './kml';
import { degreesOf } from './placeFacts';
import type { PlaceFormat } from './placeFile';
import type { FileAsker, FileDependencies, MakeFile } from './stackFile';

export function stackFiles(deps: FileDependencies): Readonly<Record<StackFileFormat, MakeFile>> {
  return {
    Excel: (asker, choice) => excelFile(deps, asker, choice),
    GeoJson: placesFile(deps, geoJson, { ending: 'geojson', type: fileTypes.geoJson }),
    Gpx: placesFile(deps, gpx, { ending: 'gpx', type: fileTypes.gpx }),
    Kml: placesFile(deps, kml, { ending: 'kml', type: fileTypes.kml }),
    Eudr: (asker, choice) => eudrStackFile(deps, asker, choice),
  };
}

async function* portionsOf(
  { database: { orm } }: FileDependencies,
  { principal, language, onWritten }: FileAsker,
  { ids, isWithdrawn }: Pick<ChosenStacks, 'ids' | 'isWithdrawn'>,
) {
  const cardOf = cardsInLanguageOnce(orm, language);
  for await (const rows of stackPortions(orm, ids, rightOf(orm, principal, readableStackScope))) {
    const portion = [];
    for (const row of rows)
      if ((row.stack.withdrawnAt !== null) === isWithdrawn)
        portion.push({ row, card: await cardOf(row.cardVersionId) });
    yield portion;
    await onWritten?.(rows.length);
  }
}

async function excelFile(
  deps: FileDependencies,
  asker: FileAsker,
  { measurementCardId, ...choice }: Parameters<MakeFile>[1],
): ReturnType<MakeFile> {
  const { database, now } = deps;
  const { orm } = database;
  const { language, principal } = asker;
  const chosen = await chosenStacks(database, principal, choice);
  const { filters, departmentIds, ids, isAdministered } = chosen;
  if (ids.length > mostRows) throw conflict(stackFailures.tooManyRows);
  const made = now();
  const context =
    measurementCardId === undefined
      ? { card: undefined, commonName: await commonNameOf(orm, departmentIds) }
      : await csvContext(orm, departmentIds, { cardId: requireId(measurementCardId), language });
  const facts = await exportFacts(orm, filters, { language, timeZone: choice.timeZone, now: made });
  const parts = stackWorkbook(portionsOf(deps, asker, chosen), {
    ...{ language, now: made, card: context.card, facts, hasDoubts: isAdministered },
  });
  await countAsSeen(database, principal, chosen);
  const { commonName } = context;
  const kind = { ending: 'xlsx', type: fileTypes.excel };
  return { ...kind, parts, commonName, made, ids, departmentIds, isAdministered };
}

function linkOf(
  { publicUrl }: FileDependencies,
  { stack: { id, departmentId }, organizationId }: StackRow,
  isAdministered: boolean,
) {
  if (publicUrl === undefined) return undefined;
  return isAdministered
    ? `${publicUrl}/organization/${organizationId}/department/${departmentId}/stack/${id}`
    : `${publicUrl}/sawmill/stacks?stack=${id}`;
}

function placesFile(
  deps: FileDependencies,
  format: PlaceFormat,
  kind: { ending: string; type: string },
): MakeFile {
  const { database, now } = deps;
  const { orm } = database;
  return async (asker, choice) => {
    const { language, principal } = asker;
    const chosen = await chosenStacks(database, principal, choice);
    const { filters, departmentIds, isChosen, ids, isAdministered } = chosen;
    const leftOut = await withoutPosition(orm, isChosen);
    const made = now();
    const facts = [
      ...(await exportFacts(orm, filters, { language, timeZone: choice.timeZone, now: made })),
      { label: exportTexts.stackCount[language], value: ids.length - leftOut },
      ...(leftOut > 0 ? [{ label: exportTexts.withoutPosition[language], value: leftOut }] : []),
    ];
    const commonName = await commonNameOf(orm, departmentIds);
    const title = [exportTexts.stacks[language], commonName].filter(Boolean).join(' · ');
    const portions = portionsOf(deps, asker, chosen);
    async function* parts() {
      yield format.start({ title, facts, now: made });
      let isFirst = true;
      for await (const portion of portions) {
        let text = '';
        for (const { row, card } of portion) {
          const placed = { row, card, language, link: linkOf(deps, row, isAdministered) };
          if (degreesOf(placed) === null) continue;
          text += format.place(placed, isFirst);
          isFirst = false;
        }
        yield text;
      }
      yield format.end;
    }
    await countAsSeen(database, principal, chosen);
    const file = { parts: encodedParts(parts()), commonName, made };
    return { ...kind, ...file, ids, departmentIds, isAdministered };
  };
}
