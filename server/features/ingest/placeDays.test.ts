import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { organization } from '../../db/schema';
import { localMonthsBefore } from '../../domain/localTime';
import { instrumentOf } from '../../domain/measuredFigures';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();

type Country = 'uk' | 'dk' | 'de' | 'pl';

describe('the year of a number', () => {
  it.each<[Country, instant: string, year: string]>([
    ['dk', '2025-12-31T23:30:00+01:00', '25-'],
    ['dk', '2025-12-31T22:59:59Z', '25-'],
    ['dk', '2025-12-31T23:00:00Z', '26-'],
    ['dk', '2026-01-01T00:30:00+01:00', '26-'],
    ['dk', '2025-12-31T18:00:00-05:00', '26-'],
    ['de', '2025-12-31T23:00:00Z', '26-'],
    ['pl', '2025-12-31T23:00:00Z', '26-'],
    ['uk', '2025-12-31T23:59:59Z', '25-'],
    ['uk', '2026-01-01T00:00:00Z', '26-'],
  ])('in %s at %s begins with %s', async (country, instant, year) => {
    const { orm } = field.service();
    await orm.update(organization).set({ country }).where(eq(organization.id, field.organizationId()));
    const registered = await field.register(randomUUID(), { registeredAt: instant, changedAt: instant });
    expect(registered).toMatchObject({
      status: 201,
      data: { stackNumber: expect.stringMatching(`^${year}`) },
    });
    // The measurement arrives before the registration.
    const measured = await field.measure(randomUUID(), { measuredAt: instant });
    expect(measured).toMatchObject({ status: 201, data: { stackNumber: expect.stringMatching(`^${year}`) } });
  });
});

it.each<[Country, measuredAt: string, validUntil: string, isValid: boolean]>([
  ['dk', '2026-06-17T21:59:59Z', '2026-06-17', true],
  ['dk', '2026-06-17T22:00:00Z', '2026-06-17', false],
  ['uk', '2026-06-17T22:59:59Z', '2026-06-17', true],
  ['uk', '2026-06-17T23:00:00Z', '2026-06-17', false],
  ['pl', '2025-12-31T22:59:59Z', '2025-12-31', true],
  ['de', '2025-12-31T23:00:00Z', '2025-12-31', false],
])('a certificate in %s at %s, valid until %s, counts: %p', (country, measuredAt, validUntil, isValid) => {
  const measured = {
    ...{ instrument: 'FotoScan', certificate: 'V-1', certificateValidUntil: validUntil },
    measuredAt: new Date(measuredAt),
  };
  expect(instrumentOf(measured, country)?.certificate).toBe(isValid ? 'V-1' : null);
});

it.each([
  ['Europe/Copenhagen', '2026-04-30T22:30:00Z', 1, '2026-03-31T22:30:00.000Z'],
  ['Europe/London', '2026-04-30T22:30:00Z', 1, '2026-03-30T22:30:00.000Z'],
  ['Europe/Warsaw', '2026-03-31T10:00:00Z', 1, '2026-02-28T11:00:00.000Z'],
  ['Europe/Berlin', '2026-11-15T11:00:00Z', 6, '2026-05-15T10:00:00.000Z'],
  ['Europe/Copenhagen', '2025-12-31T23:30:00Z', 12, '2024-12-31T23:30:00.000Z'],
])('in %s at %s, %p months ago was %s', (zone, now, months, then) => {
  expect(localMonthsBefore(zone, new Date(now), months).toISOString()).toBe(then);
});
