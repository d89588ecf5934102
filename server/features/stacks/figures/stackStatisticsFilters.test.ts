import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { department, measurementCard, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import * as pictures from '../../../demo/pictures/pictures';
import { logVolume } from '../../../demo/simulator/measurement';
import { convert } from '../../../demo/simulator/units';
import type { FieldContents, StackFieldValue } from '../../../domain/fieldValue';
import { FieldTypeSchema, UnitSchema } from '../../../domain/schemas';
import { type TestService, testService } from '../../../testing/testService';
import { unitSymbols } from '../../../texts/stackFileTexts';
import type { StackDetail } from '../detail/stackDetail.routes';
import type { StackReport } from '../report/stackReport.routes';

// All calls must agree about one stack.

type Field = StackDetail['sections'][number]['fields'][number];
type Line = Record<string, string>;

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await testService();
  token = await service.tokenOf('global@stackyard.example');
});

async function stacksOfEveryCard(ofEachKind = 2): Promise<{ cardId: string; ids: string[] }[]> {
  const cards = await service.orm.select({ id: measurementCard.id }).from(measurementCard);
  const isOf = { full: eq(stack.fullMeasurement, true), counted: eq(stack.fullMeasurement, false) };
  return Promise.all(
    cards.map(async ({ id: cardId }) => {
      const some = await Promise.all(
        [isOf.full, isOf.counted, isNull(stack.fullMeasurement)].map((kind) =>
          service.orm
            .select({ id: stack.id })
            .from(stack)
            .innerJoin(department, eq(department.id, stack.departmentId))
            .innerJoin(organization, eq(organization.id, department.organizationId))
            .where(and(kind, eq(organization.measurementCardId, cardId), isNotNull(stack.latitude)))
            .orderBy(stack.id)
            .limit(ofEachKind),
        ),
      );
      return { cardId, ids: some.flat().map(({ id }) => id) };
    }),
  );
}

async function detailOf(id: string, language = 'en'): Promise<StackDetail> {
  const headers = { 'accept-language': language };
  const { status, text } = await service.call('GET', `/stack/${id}`, { token, headers });
  expect(status).toBe(200);
  const { data }: { data: StackDetail } = JSON.parse(text);
  return data;
}

async function linesOf(measurementCardId: string, stackIds: string[]): Promise<Line[]> {
  const body = { measurementCardId, stackIds };
  const { text } = await service.call('PUT', '/stack/download-accumulated-csv', { token, body });
  const cellsOf = (line: string) =>
    line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"(.*)"$/, '$1'));
  const [head = '', ...lines] = text.trim().split('\r\n');
  const headings = cellsOf(head);
  return lines.map((line) =>
    Object.fromEntries(cellsOf(line).map((cell, index) => [headings[index] ?? '', cell])),
  );
}

function fieldsOf({ sections }: StackDetail): Field[] {
  return sections.flatMap(({ fields }) => fields);
}

function valueIn<Type extends StackFieldValue['fieldType']>(detail: StackDetail, id: string, type: Type) {
  const field = fieldsOf(detail).find((one) => one.id === id && one.fieldType === type);
  const value: FieldContents[Type] | null | undefined = Object(field).value;
  return { value: value ?? undefined, unit: field?.units?.display };
}

function metric(detail: StackDetail, id: string, unit: 'Meters' | 'SquareMeters' | 'CubicMeters'): number {
  const { value, unit: shown } = valueIn(detail, id, 'Double');
  return value === undefined || shown === undefined ? Number.NaN : convert(value, shown, unit);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const numberTypes = [
  'Integer',
  'Double',
  'ArrayOfInt',
  'ArrayOfDouble',
  'KeyValuePairStringInt',
  'ManualArea',
];

function cellOf(held: StackFieldValue): string {
  if (held.value === null) return '';
  switch (held.fieldType) {
    case 'Integer':
      return String(held.value);
    case 'Double':
      return `${held.value.toFixed(3)}0`;
    case 'ArrayOfInt':
      return held.value.join('; ');
    case 'ArrayOfDouble':
      return held.value.map((number) => `${number.toFixed(3)}0`).join('; ');
    case 'KeyValuePairStringInt':
      return Object.entries(held.value)
        .map(([key, count]) => `${key}: ${count}`)
        .join('; ');
    case 'ManualArea': {
      const { sectionA, sectionB } = held.value;
      const sizes = [sectionA, sectionB].map((size) => [size.length.toFixed(2), size.height.toFixed(2)]);
      return sizes.map(([length, height], index) => `${'AB'[index]}: ${length} × ${height}`).join('; ');
    }
    default:
      throw new Error(`${held.fieldType} is no number`);
  }
}

function headingOf({ id, title, units, fieldType }: Field, line: Line): string {
  const unit = units && unitSymbols[units.display].en;
  const sign = fieldType === 'Double' || fieldType === 'ArrayOfDouble' ? 'decimal point' : null;
  const details = [unit, sign].filter((detail) => detail !== null).join(' · ');
  const own = details === '' ? title : `${title} (${details})`;
  if (own in line) return own;
  return id === 'volume' ? 'Solid volume (m³ · decimal point)' : 'Assortment length (m · decimal point)';
}

it('the demo data has values of every field type and unit, and a card that has all types', async () => {
  const details = await Promise.all(
    (await stacksOfEveryCard(8)).flatMap(({ ids }) => ids.map((id) => detailOf(id))),
  );
  const filled = details.map((detail) => fieldsOf(detail).filter(({ value }) => value !== null));
  const typesOf = (fields: Field[]) => new Set(fields.map(({ fieldType }) => fieldType));
  const units = filled.flat().flatMap((field) => field.units?.display ?? []);
  // A remark is on some stacks only.
  expect(filled.filter((fields) => typesOf(fields).size === FieldTypeSchema.options.length)).not.toEqual([]);
  expect(new Set(units)).toEqual(new Set(UnitSchema.options));
  expect(new Set(details.map(({ status }) => status))).toContain('PreRegistration');
});

it('the figures of a stack agree with each other', async () => {
  const ids = (await stacksOfEveryCard()).flatMap((card) => card.ids);
  const details = (await Promise.all(ids.map((id) => detailOf(id)))).filter(
    ({ status }) => status !== 'PreRegistration',
  );
  for (const detail of details) {
    const count = valueIn(detail, 'logCount', 'Integer').value;
    const isFull = valueIn(detail, 'fullMeasurement', 'Boolean').value === true;
    const diameters = valueIn(detail, 'diameters', 'ArrayOfDouble');
    const classes = valueIn(detail, 'classCounts', 'ArrayOfInt').value;
    const qualities = valueIn(detail, 'qualityCounts', 'KeyValuePairStringInt').value;
    const face = valueIn(detail, 'pileFace', 'ManualArea').value;
    const volume = metric(detail, 'volume', 'CubicMeters');
    const gross = metric(detail, 'grossVolume', 'CubicMeters');
    const length = metric(detail, 'assortmentLength', 'Meters');
    const front = metric(detail, 'frontArea', 'SquareMeters');
    const back = metric(detail, 'backArea', 'SquareMeters');

    if (!isFull) expect([diameters.value, classes]).toEqual([undefined, undefined]);
    if (classes) expect(sum(classes)).toBe(count);
    if (qualities) expect(sum(Object.values(qualities))).toBe(count);
    if (face) expect(sum(Object.values(face).map((one) => one.length * one.height))).toBeCloseTo(front, 6);
    if (Number.isFinite(length)) expect(((front + back) / 2) * length).toBeCloseTo(gross, 2);
    if (diameters.value && diameters.unit) {
      const { value, unit } = diameters;
      const volumes = value.map((one) => logVolume(length, convert(one, unit, 'Centimeters')));
      expect(value).toHaveLength(count ?? 0);
      expect(sum(volumes)).toBeCloseTo(volume, 3);
      const marks = valueIn(detail, 'closeupImage', 'Image').value?.overlays[1]?.marks ?? [];
      expect(marks.length).toBeGreaterThan(0);
      expect(marks.filter((mark) => !value.includes(mark.value ?? 0))).toEqual([]);
    }
  }
});

it('the detail says to the digit what the files say', async () => {
  for (const { cardId, ids } of await stacksOfEveryCard()) {
    const lines = await linesOf(cardId, ids);
    const details = await Promise.all(ids.map((id) => detailOf(id)));
    for (const [index, detail] of details.entries()) {
      const line = lines[index] ?? {};
      const numbers = fieldsOf(detail).filter(({ fieldType }) => numberTypes.includes(fieldType));
      const headings = numbers.map((field) => headingOf(field, line));
      const known = numbers.filter(({ value }) => value !== null);
      expect(known.length > 1).toBe(detail.status !== 'PreRegistration');
      expect(headings.map((heading) => line[heading])).toEqual(numbers.map(cellOf));
      expect(line).toMatchObject({ 'Stack ID': detail.polterId ?? '', Sawmill: detail.sawmillName ?? '' });
    }
  }
});

it.each([
  ['measured fully', 0],
  ['counted', 1],
])('the report says of a stack what its detail says: %s', async (_, kind) => {
  // Drawing its pictures takes the longest.
  const drawn = jest.spyOn(pictures, 'pictureOf').mockReturnValue(Buffer.from('a picture'));
  for (const { ids } of await stacksOfEveryCard(1)) {
    const id = ids[kind] ?? '';
    const { text } = await service.call('GET', `/stack/${id}/report-data`, { token });
    const { stack: reported }: StackReport = JSON.parse(text).data;
    // A report is in the language of its card.
    const detail = await detailOf(id, reported.fields[0]?.language);
    expect(reported.fullMeasurement).toBe(kind === 0);
    expect(reported.fields).toEqual(fieldsOf(detail));
    expect(reported.coordinates).toEqual(detail.coordinates);
  }
  drawn.mockRestore();
});

it('the list says of a stack what its detail says', async () => {
  for (const { ids } of await stacksOfEveryCard()) {
    const { departmentId, stackNumber, stackId, status, ...detail } = await detailOf(ids[0] ?? '');
    const body = { departmentIds: [departmentId], dateType: 'LastChanged', search: stackNumber };
    const { text } = await service.call('PUT', '/stack/list', { token, body });
    const listed: Record<string, unknown>[] = JSON.parse(text).data.data;
    expect(listed.find((row) => row.stackId === stackId)).toMatchObject({
      state: status,
      polterId: detail.polterId,
      registrationDateTime: detail.registrationDateTime,
      measurementDateTime: detail.measurementDateTime,
      assignedToSawmillDateTime: detail.assignedToSawmillDateTime,
      lastModifiedDateTime: detail.lastModifiedDateTime,
    });
  }
});
