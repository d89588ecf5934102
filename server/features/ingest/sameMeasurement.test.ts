import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { measurement } from '../../db/measurementSchema';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();
const { measure, measured, register, rowOf, versionsOf } = field;

const values = { assortmentLength: 4.2, frontArea: 10, backArea: 10.5, remark: 'Åben at the  gate' };
const logEnds = [
  {
    file: 'FrontImage',
    width: 1200,
    height: 900,
    scale: 300,
    logEnds: [{ x: 250, y: 250.5, diameter: 31.4 }],
  },
  { file: 'BackImage', width: 1200, height: 900, scale: 300, logEnds: [{ x: 900, y: 600, diameter: 28.9 }] },
];
const first = { values, logEnds, position: { latitude: 56.8, longitude: 9.8, height: 40, accuracy: 3 } };

async function sent(over: object = {}) {
  const key = randomUUID();
  await register(key);
  expect((await measure(key, { ...first, ...over })).status).toBe(201);
  return key;
}

it.each<[how: string, over: object]>([
  ['by a newer program', { app: 'Field 1.1' }],
  ['by a program without a name', { app: undefined }],
  ['with a reason', { reason: 'Sent again' }],
  ['with what is empty written out', { units: {}, polterId: '', orderNumber: '' }],
  ['with fields that have no value', { values: { ...values, areaNumber: null } }],
  ['in another order', { values: Object.fromEntries(Object.entries(values).reverse()) }],
  ['with its pictures in another order', { logEnds: logEnds.toReversed() }],
  ['in UTC', { measuredAt: '2026-06-17T07:30:00.000Z' }],
  ['with letters put together otherwise', { values: { ...values, remark: values.remark.normalize('NFD') } }],
  ['with other blanks', { values: { ...values, remark: ' Åben at\u00a0the gate\n' } }],
  ['without the position that is known', { position: undefined }],
  ['with the id that is known', { polterId: 'P7' }],
])('a measurement %s is the same', async (_, over) => {
  const key = await sent();
  const again = await measure(key, { ...first, ...over });
  expect(again).toMatchObject({ status: 200, data: { changed: false, measurement: { version: 1 } } });
  expect(await versionsOf(key)).toHaveLength(1);
});

it.each<[what: string, over: object]>([
  ['volume', { volume: 27.126 }],
  ['number of logs', { logCount: 89 }],
  ['length', { values: { ...values, assortmentLength: 4.3 } }],
  ['remark', { values: { ...values, remark: 'Aben at the gate' } }],
  ['set of fields', { values: { assortmentLength: 4.2 } }],
  ['log end', { logEnds: [{ ...logEnds[0], logEnds: [{ x: 251, y: 250.5, diameter: 31.4 }] }, logEnds[1]] }],
  ['time', { measuredAt: '2026-06-17T09:31:00+02:00' }],
  ['kind', { fullMeasurement: true }],
  ['certificate', { instrument: { name: 'FotoScan S3, 17' } }],
  ['position', { position: { latitude: 56.9, longitude: 9.8, height: 40, accuracy: 3 } }],
  ['id', { polterId: 'P8' }],
])('a measurement with another %s is another one', async (_, over) => {
  const key = await sent();
  expect(await measure(key, { ...first, ...over })).toMatchObject({ status: 409, fields: ['reason'] });
  expect((await measure(key, { ...first, ...over, reason: 'Looked again' })).status).toBe(201);
});

it('the former measurement that comes again is known, and one that goes back to it is a correction', async () => {
  const key = await sent();
  expect((await measure(key, { ...first, volume: 30, reason: 'One log was forgotten' })).status).toBe(201);
  expect(await measure(key, { ...first, app: 'Field 1.1' })).toMatchObject({ status: 200 });
  expect((await rowOf(key))?.volume).toBe(30);
  expect((await measure(key, { ...first, reason: 'It was right before' })).status).toBe(201);
  expect((await rowOf(key))?.volume).toBe(27.125);
  expect(await versionsOf(key)).toHaveLength(3);
});

it('is known where a former version kept neither message nor digest', async () => {
  const key = await sent();
  const stackId = (await rowOf(key))?.id ?? '';
  await field
    .service()
    .orm.update(measurement)
    .set({ message: null, messageDigest: null })
    .where(eq(measurement.stackId, stackId));
  expect(await measure(key, { ...first, app: 'Field 1.1' })).toMatchObject({ status: 200 });
  expect(await measure(key, { ...first, volume: 28 })).toMatchObject({ status: 409 });
  expect(measured(first)).toMatchObject(first);
});
