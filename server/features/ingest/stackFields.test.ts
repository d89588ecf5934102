import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { measurement } from '../../db/measurementSchema';
import { stack } from '../../db/stackSchema';
import { fieldSender } from '../../testing/fieldSender';

// What a card shows of a stack beside its values: `stackFields`.

const field = fieldSender();
const { measure, measured, register, registration } = field;

it('shows its day and order number where the card has fields for them, which nobody sends as values', async () => {
  const key = randomUUID();
  const refused = await register(key, {
    values: { ...registration().values, orderNumber: '26-4' },
  });
  expect(refused).toMatchObject({ status: 400, fields: ['values.orderNumber'] });
  await register(key, { orderNumber: '26-4' });
  const twice = await measure(key, { values: { ...measured().values, measurementDate: '2026-06-17' } });
  expect(twice).toMatchObject({ status: 400, fields: ['values.measurementDate'] });
  const { data } = await measure(key);
  const report = await field.admin('GET', `/stack/${data.stackId}/report-data`);
  const fields = [
    expect.objectContaining({ id: 'orderNumber', value: '26-4' }),
    expect.objectContaining({ id: 'registrationDate', value: '2026-06-16T06:00:00.000Z' }),
    expect.objectContaining({ id: 'measurementDate', value: '2026-06-17T07:30:00.000Z' }),
  ];
  expect(report.data).toMatchObject({ stack: { fields: expect.arrayContaining(fields) } });
});

it('goes on showing an order number that came as a value, by a former version of the card', async () => {
  const key = randomUUID();
  await register(key);
  const isOwn = eq(stack.clientKey, key);
  await field
    .service()
    .orm.update(stack)
    .set({ registeredValues: { orderNumber: 'old 7' } })
    .where(isOwn);
  const { data } = await measure(key);
  const shown = async () => {
    const report = await field.admin('GET', `/stack/${data.stackId}/report-data`);
    return JSON.stringify(report.data).includes('old 7');
  };
  expect(await shown()).toBe(true);
  await field.service().orm.update(stack).set({ registeredValues: null }).where(isOwn);
  const isOfStack = eq(measurement.stackId, String(data.stackId));
  await field
    .service()
    .orm.update(measurement)
    .set({ values: { orderNumber: 'old 7' } })
    .where(isOfStack);
  expect(await measure(key, { volume: 25.5, reason: 'Wrong length' })).toMatchObject({ status: 201 });
  expect(await shown()).toBe(true);
});

it('asks for an order number by its name where the card requires it', async () => {
  const { cardVersionId } = field.places();
  const { orm } = field.service();
  const isOwn = eq(measurementCardVersion.id, cardVersionId);
  const [version] = await orm.select().from(measurementCardVersion).where(isOwn);
  if (!version) throw new Error('The organisation has no card');
  const required = { kind: 'RequiredForMeasurement' as const, value: null };
  const fields = version.definition.fields.map((one) =>
    one.id === 'orderNumber' ? { ...one, rules: [...one.rules, required] } : one,
  );
  await orm
    .update(measurementCardVersion)
    .set({ definition: { ...version.definition, fields } })
    .where(isOwn);
  const key = randomUUID();
  expect(await measure(key)).toMatchObject({ status: 400, fields: ['orderNumber'] });
  expect(await measure(key, { orderNumber: '26-5' })).toMatchObject({ status: 201 });
  const registered = randomUUID();
  await register(registered, { orderNumber: '26-6' });
  expect(await measure(registered, { orderNumber: '' })).toMatchObject({ status: 201 });
  await orm.update(measurementCardVersion).set({ definition: version.definition }).where(isOwn);
});
