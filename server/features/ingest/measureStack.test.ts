import { asc, desc, eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { measurement } from '../../db/measurementSchema';
import { department, organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { imperialCard } from '../../demo/seed/cardPlans';
import { buildCard } from '../../domain/cards/buildCard';
import { registered } from '../../testing/dashboardFigures';
import { stackService } from '../../testing/stackService';
import { aStack, world } from '../../testing/stackWorld';
import { measureStack } from './measureStack';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

type Measured = Parameters<typeof measureStack>[1]['measured'];

const waiting = aStack(9300, {
  ...registered,
  loadedIntoSystemDateTime: null,
  treeSpecies: 'bu',
  assortment: null,
  logCount: null,
});
const measuredAt = new Date('2026-05-04T10:00:00Z');

const first: Measured = {
  values: {
    treeSpecies: 'fi',
    assortmentLength: 4.2,
    areaNumber: 12,
    frontArea: 10,
    backArea: 10.5,
    logCount: 88,
    remark: 'At the gate',
  },
  logEnds: null,
  fullMeasurement: false,
  volume: 27.125,
  logCount: 88,
  instrument: 'FotoScan S3, 1',
  certificate: 'V-1',
  certificateValidUntil: '2026-12-31',
  app: 'Field 1.0',
  measuredById: waiting.registratorId,
  measuredAt,
  receivedAt: new Date('2026-05-04T10:20:00Z'),
  source: 'App',
  reason: null,
  authorId: null,
  message: null,
  messageDigest: null,
  corrected: null,
};

beforeEach(() => service.orm.insert(stack).values(waiting));
afterEach(() => service.resetStacks());

function write(measured: Measured, cardVersionId: string = world.cardVersionId) {
  return service.orm.transaction(async (transaction) => {
    const [place] = await transaction
      .select({ department, organization })
      .from(department)
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(eq(department.id, waiting.departmentId));
    const [known] = await transaction.select().from(stack).where(eq(stack.id, waiting.id)).for('update');
    const [card] = await transaction
      .select()
      .from(measurementCardVersion)
      .where(eq(measurementCardVersion.id, cardVersionId));
    const [former] = await transaction
      .select()
      .from(measurement)
      .where(eq(measurement.stackId, waiting.id))
      .orderBy(desc(measurement.version))
      .limit(1);
    if (!place || !known || !card) throw new Error('The world of the tests lacks a row');
    return measureStack(transaction, { place, row: { known, said: {} }, card, former, measured });
  });
}

async function row() {
  const [found] = await service.orm.select().from(stack).where(eq(stack.id, waiting.id));
  return found;
}

async function detail() {
  const response = await service.call(world.organizationAdmin, 'GET', `/stack/${waiting.id}`);
  expect(response.status).toBe(200);
  return JSON.stringify((await response.json()).data);
}

it('makes a registered stack a measured one, whose row says what was measured', async () => {
  const written = await write(first);
  expect(written.measurement.version).toBe(1);
  expect(await row()).toMatchObject({
    state: 'Measured',
    cardVersionId: world.cardVersionId,
    volume: 27.125,
    litres: 27_125,
    logCount: 88,
    fullMeasurement: false,
    treeSpecies: 'fi',
    assortmentLength: 4.2,
    surveyorId: waiting.registratorId,
    measurementDateTime: measuredAt,
    loadedIntoSystemDateTime: first.receivedAt,
    lastModifiedDateTime: first.receivedAt,
    evidenceFailed: false,
    // A number is not a text, so the area number stays the registered one.
    areaNumber: waiting.areaNumber,
    assortment: null,
  });
  expect(written.stack).toMatchObject({ id: waiting.id, state: 'Measured', volume: 27.125 });
  expect(await detail()).toContain('At the gate');
});

it('keeps the former version of what is corrected, and shows the new one everywhere', async () => {
  await write(first);
  const reason = 'Wrong length';
  const corrected: Measured = {
    ...first,
    ...{ source: 'Correction', reason, authorId: waiting.registratorId, volume: 25.5 },
    values: { ...first.values, backArea: 20, remark: 'Measured again' },
    receivedAt: new Date('2026-05-06T08:00:00Z'),
  };
  expect((await write(corrected)).measurement.version).toBe(2);
  const versions = await service.orm
    .select()
    .from(measurement)
    .where(eq(measurement.stackId, waiting.id))
    .orderBy(asc(measurement.version));
  expect(versions).toMatchObject([
    { version: 1, volume: 27.125, values: first.values, reason: null },
    { version: 2, volume: 25.5, values: corrected.values, reason, source: 'Correction' },
  ]);
  expect(await row()).toMatchObject({
    volume: 25.5,
    evidenceFailed: true,
    loadedIntoSystemDateTime: first.receivedAt,
    lastModifiedDateTime: corrected.receivedAt,
  });
  expect(await detail()).toContain('Measured again');
  expect(await detail()).not.toContain('At the gate');
});

it('leaves an assigned stack assigned', async () => {
  await write(first);
  await service.orm
    .update(stack)
    .set({ state: 'AssignedToSawmill', sawmillId: world.sawmillIds[0] })
    .where(eq(stack.id, waiting.id));
  await write({ ...first, volume: 26 });
  expect(await row()).toMatchObject({ state: 'AssignedToSawmill', volume: 26 });
});

it('says lengths in metres and sums in cubic feet where the card shows feet', async () => {
  const next = { id: world.unknownId, cardId: world.cardId, version: 2 };
  await service.orm
    .insert(measurementCardVersion)
    .values({ ...next, definition: buildCard(imperialCard), publishedAt: measuredAt });
  await write({ ...first, values: { assortmentLength: 4.1 * 3.2808 } }, next.id);
  expect(await row()).toMatchObject({
    assortmentLength: 4.1,
    volume: 27.125,
    thousandthsOfCubicFeet: Math.round(27.125 * 35.3146667 * 1000),
  });
});
