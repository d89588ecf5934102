import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { evidenceOf, failsEvidence } from '@/features/stack-fields/evidence/evidence';
import { recompute } from '@/features/stack-fields/evidence/volumeMaking';
import { stackFacts } from '@/screens/stack/facts/stackFacts';
import { acceptedIn, readStack } from '@/screens/stack/readStack';
import { readReport } from '@/screens/stack-report/data/readReport';
import { isNight } from '../../../scripts/testing/isNight';
import { measurementCardVersion } from '../../db/cardSchema';
import { stack } from '../../db/stackSchema';
import { imperialCard } from '../../demo/seed/cardPlans';
import { buildCard, type CardPlan } from '../../domain/cards/buildCard';
import { danishReadyCard, readyCards } from '../../domain/cards/readyCards';
import { type JsonObject, objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { fieldSender } from '../../testing/fieldSender';
import { testNow } from '../../testing/testDatabase';
import { columnTexts } from '../../texts/stackFileTexts';

const field = fieldSender();

const metresPerFoot = 0.3048;
const stacksOfCard = isNight ? 75 : 15;

const random = (index: number, salt: number) =>
  (Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453 + 1e6) % 1;
const rounded = (value: number, decimals = 3) => Number(value.toFixed(decimals));
const wood = { treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'pulp' };

interface Message {
  volume: number;
  fullMeasurement: boolean;
  logCount?: number;
  values: Record<string, unknown>;
}

type Writer = (index: number) => Message;

/** @param unit metres in one unit of the card */
function withFaces(index: number, { length, factor }: { length: number; factor: number }, unit = 1) {
  const front = rounded(12 / unit ** 2 + (random(index, 1) * 12) / unit ** 2, 2);
  const back = rounded(front * (0.93 + random(index, 2) * 0.14), 2);
  const grossVolume = rounded(((front + back) / 2) * length);
  return {
    volume: rounded(grossVolume * unit ** 3 * (factor / 100)),
    values: {
      assortmentLength: length,
      frontArea: front,
      backArea: back,
      grossVolume,
      conversionFactor: factor,
    },
  };
}

function section(title: string, length: number, height: number) {
  return { title, lengthTitle: 'L', length, heightTitle: 'H', height };
}

function sectionFaces(index: number, unit = 1) {
  const height = rounded(1.4 + random(index, 3), 2);
  return {
    area: 12 * height,
    pileFace: {
      sectionA: section('A', rounded(6 * unit, 2), rounded(height * unit, 2)),
      sectionB: section('B', rounded(6 * unit, 2), rounded(height * unit, 2)),
    },
  };
}

const bySections: Writer = (index) => {
  const { area, pileFace } = sectionFaces(index);
  const grossVolume = rounded(area * 2);
  return {
    volume: rounded(grossVolume * 0.65),
    fullMeasurement: true,
    values: { assortmentLength: 2, pileFace, grossVolume, conversionFactor: 65 },
  };
};
const byCount: Writer = (index) => ({
  ...withFaces(index, { length: 3, factor: 60 }),
  ...{ fullMeasurement: false, logCount: 80 + (index % 40) },
});
const bySample: Writer = (index) => {
  const { volume, values } = withFaces(index, { length: 3, factor: 62 });
  const diameters = Array.from({ length: 12 }, (_, log) => rounded(12 + random(index + log, 4) * 20, 1));
  return { volume, fullMeasurement: true, logCount: 140, values: { ...values, diameters } };
};
const inFeet: Writer = (index) => ({
  ...withFaces(index, { length: 16, factor: 60 }, metresPerFoot),
  ...{ fullMeasurement: false, logCount: 90 },
});

const sectionCard = readyCards.find(({ key }) => key === 'ready/de-sections') ?? danishReadyCard;
const kinds: [plan: CardPlan, writer: Writer][] = [
  [sectionCard, bySections],
  [danishReadyCard, byCount],
  [danishReadyCard, bySample],
  [imperialCard, inFeet],
];

interface Sent {
  place: { latitude: number; longitude: number };
  measuredAt: string;
  message: Message;
}

type Slip = (sent: Sent, index: number) => Sent;

const tenfold: Slip = (sent) => ({
  ...sent,
  message: { ...sent.message, volume: rounded(sent.message.volume * 10) },
});
const exchanged: Slip = ({ place: { latitude, longitude }, ...sent }) => ({
  ...sent,
  place: { latitude: longitude, longitude: latitude },
});
const early: Slip = (sent) => ({ ...sent, measuredAt: '2026-06-13T09:30:00Z' });
const withValues = (sent: Sent, values: object): Sent => ({
  ...sent,
  message: { ...sent.message, values: { ...sent.message.values, ...values } },
});
const feetForMetres: Slip = (sent, index) =>
  sent.message.values.pileFace === undefined
    ? withValues(sent, { assortmentLength: rounded(16 * metresPerFoot, 2) })
    : withValues(sent, { pileFace: sectionFaces(index, 1 / metresPerFoot).pileFace });

const slips: Record<string, Slip> = {
  ...{ '0 3': tenfold, '1 4': tenfold, '2 5': tenfold, '3 2': tenfold, '1 10': tenfold },
  ...{ '0 8': exchanged, '1 9': exchanged, '2 11': exchanged, '3 1': exchanged, '2 12': exchanged },
  ...{ '0 11': early, '1 2': early, '2 3': early, '3 4': early, '3 7': early },
  ...{ '0 7': feetForMetres, '0 13': feetForMetres, '3 5': feetForMetres, '3 6': feetForMetres },
  '3 14': feetForMetres,
};

function isPageInDoubt(id: string, sent: JsonObject): boolean {
  const stack = readStack(id, { ...sent, status: 'Measured' });
  const card = stack.measurementCard;
  const facts = stackFacts(stack, { card, fieldIds: card?.fieldIds });
  return stack.doubts.length > 0 || failsEvidence(evidenceOf(facts, stack.instrument), acceptedIn(stack));
}

function isReportInDoubt(sent: JsonObject): boolean {
  const read = readReport(sent);
  if (read.kind !== 'report') throw new Error(`There is no report: ${read.kind}`);
  const { doubts, facts } = read.report;
  const making = recompute(facts);
  return doubts.length > 0 || (making.kind === 'recomputed' && making.isContradicted);
}

it('of many stacks of four cards those with a slip are in doubt, wherever a stack is told of', async () => {
  const { service, own, send, admin } = field;
  const [cardId = ''] = own().cardIds;
  const { departmentId } = field.places();
  await service().orm.delete(stack).where(eq(stack.departmentId, departmentId));
  const planted = new Set<string>();
  const ids: string[] = [];
  for (const [kind, [plan, writer]] of kinds.entries()) {
    const cardVersionId = randomUUID();
    const definition = { ...buildCard(plan), language: 'da' as const };
    await service()
      .orm.insert(measurementCardVersion)
      .values({ id: cardVersionId, cardId, version: 90 + kind, definition, publishedAt: testNow });
    for (let index = 0; index < stacksOfCard; index += 1) {
      const slip = slips[`${kind} ${index}`];
      const right: Sent = {
        place: { latitude: 55.8 + random(index, 5), longitude: 9.2 + random(index, 6) },
        measuredAt: '2026-06-16T09:30:00Z',
        message: writer(index),
      };
      const { place, measuredAt, message } = slip ? slip(right, index) : right;
      const [key, at] = [randomUUID(), '2026-06-15T08:00:00Z'];
      const to = { departmentId, cardVersionId };
      const registration = { ...to, registeredAt: at, changedAt: at, orderNumber: 'A-1', position: place };
      expect((await send('PUT', `/ingest/stack/${key}`, { ...registration, values: wood })).status).toBe(201);
      const instrument = { name: 'FotoScan S3', certificate: 'V-1', certificateValidUntil: '2026-12-31' };
      const answer = await send('PUT', `/ingest/stack/${key}/measurement`, {
        ...to,
        ...message,
        ...{ measuredAt, instrument, app: 'Field 1.0' },
      });
      expect({ kind, index, ...answer }).toMatchObject({ status: 201 });
      const id = String(answer.data.stackId);
      ids.push(id);
      if (slip) planted.add(id);
    }
  }
  expect([ids.length, planted.size]).toEqual([4 * stacksOfCard, 20]);

  const filters = { departmentIds: [departmentId], dateType: 'PreRegistration' };
  const listed = async (evidenceFailed?: boolean) => {
    const pageOf = async (page: number) => {
      const body = { ...filters, evidenceFailed, page, pageSize: 100 };
      return objectsIn((await admin('PUT', '/stack/list', body)).data.data ?? null);
    };
    return (await Promise.all([1, 2, 3].map(pageOf))).flat();
  };
  const isDoubted = ({ evidenceFailed, doubts }: Record<string, unknown>) =>
    evidenceFailed === true || (Array.isArray(doubts) && doubts.length > 0);
  const rows = await listed();
  const idsOf = (found: Record<string, unknown>[]) => found.map(({ stackId }) => String(stackId)).sort();
  const expected = [...planted].sort();
  expect(idsOf(rows.filter(isDoubted))).toEqual(expected);
  expect(idsOf(await listed(true))).toEqual(expected);
  expect(await listed(false)).toHaveLength(ids.length - planted.size);

  const waiting = (await admin('PUT', '/stack/waiting', { departmentIds: [departmentId] })).data;
  expect(objectAt(waiting.failedEvidence)).toMatchObject({ count: 20 });

  const ofPages: string[] = [];
  const ofReports: string[] = [];
  for (const id of ids) {
    if (isPageInDoubt(id, (await admin('GET', `/stack/${id}`)).data)) ofPages.push(id);
    if (isReportInDoubt((await admin('GET', `/stack/${id}/report-data`)).data)) ofReports.push(id);
  }
  expect(ofPages.sort()).toEqual(expected);
  expect(ofReports.sort()).toEqual(expected);

  const token = await service().tokenOf('org@nordskov.example');
  const csv = await service().call('PUT', '/stack/download-accumulated-csv', {
    token,
    body: { stackIds: ids, measurementCardId: cardId },
    headers: { 'accept-language': 'en' },
  });
  const [headings = [], ...lines] = csv.text.split('\r\n').map((line) => line.split(','));
  const column = headings.indexOf(columnTexts.doubts.en);
  expect(lines.filter((cells) => cells[column])).toHaveLength(20);
});
