import { createHash } from 'node:crypto';
import type { StackRecord } from '../../db/stackSchema';
import { measuredFigures } from '../../domain/measuredFigures';
import { measurementOf } from '../simulator/measurement';
import { cardPlans } from './cardPlans';
import { demoMeasurement } from './demoMeasurement';
import { departmentId, sawmillId, userId } from './organizationRows';
import { demoPlans } from './seedDatabase';
import { firstVersion, stackRows } from './stackRows';

const now = new Date('2026-06-17T10:00:00Z');
const seed = 7;
const yearAgo = new Date('2025-06-17T00:00:00Z');

const plans = demoPlans(seed, 12_000);
const nordskov = rowsOf('nordskov');
const all = plans.flatMap(({ key }) => (key === 'nordskov' ? nordskov : rowsOf(key)));

function rowsOf(organizationKey: string, rowSeed = seed, all = plans): StackRecord[] {
  const plan = all.find(({ key }) => key === organizationKey);
  return (plan?.departments ?? []).flatMap((department) =>
    plan ? [...stackRows({ seed: rowSeed, now }, plan, department)] : [],
  );
}

function checksum(rows: StackRecord[]): string {
  return createHash('sha1').update(JSON.stringify(rows)).digest('hex');
}

function share(rows: StackRecord[], holds: (row: StackRecord) => boolean): number {
  return rows.filter(holds).length / rows.length;
}

describe('stacks of the demo data', () => {
  it('are the same for the same seed only', () => {
    const harzer = checksum(rowsOf('harzer'));
    expect(checksum(rowsOf('harzer', seed, demoPlans(seed, 24_000)))).toBe(harzer);
    expect(checksum(rowsOf('harzer', seed + 1, demoPlans(seed + 1, 24_000)))).not.toBe(harzer);
  });

  it('are as many as planned', () => {
    const [plan] = plans;
    const rold = plan && departmentId(seed, plan, 'rold');
    expect(nordskov).toHaveLength(12_000);
    expect(nordskov.filter((row) => row.departmentId === rold)).toHaveLength(3000);
    expect(rowsOf('harzer')).toHaveLength(1500);
    expect(
      plans.filter(({ departments }) => departments.every(({ stacks }) => stacks === 0)).length,
    ).toBeGreaterThan(1);
    expect(demoPlans(seed, 1001)[0]?.departments.reduce((sum, { stacks }) => sum + stacks, 0)).toBe(1001);
  });

  it('have ids and, in their department, numbers of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map((row) => `${row.departmentId} ${row.stackNumber}`)).size).toBe(all.length);
  });

  it('have evidence that fails for a few: of a hundred measured stacks about seven', () => {
    const measured = all.filter(({ state }) => state !== 'PreRegistration');
    expect(measured.every(({ evidenceFailed }) => evidenceFailed !== null)).toBe(true);
    expect(all.every((row) => row.state !== 'PreRegistration' || row.evidenceFailed === null)).toBe(true);
    expect(share(measured, ({ evidenceFailed }) => evidenceFailed === true)).toBeCloseTo(0.07, 1);
  });

  it('of Nordskov last changed within twelve months, and none in the future', () => {
    for (const { lastModifiedDateTime } of nordskov) {
      expect(lastModifiedDateTime.getTime()).toBeGreaterThan(yearAgo.getTime());
      expect(lastModifiedDateTime.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('pass their states in order', () => {
    const wrong = all.filter((row) => {
      const happened = [
        row.registrationDateTime,
        row.measurementDateTime,
        row.loadedIntoSystemDateTime,
        row.assignedToSawmillDateTime,
      ].flatMap((date) => date?.getTime() ?? []);
      const ordered = happened.every((time, index) => index === 0 || time > (happened[index - 1] ?? 0));
      return !ordered || row.lastModifiedDateTime.getTime() !== happened.at(-1);
    });
    expect(wrong).toEqual([]);
  });

  it('hold in each state what belongs to it', () => {
    for (const row of all) {
      const measured = row.state !== 'PreRegistration';
      const assigned = row.state === 'AssignedToSawmill';
      const ofMeasurement = [
        row.measurementDateTime,
        row.loadedIntoSystemDateTime,
        row.invoiceableDateTime,
        row.volume,
        row.logCount,
      ];
      expect([...ofMeasurement, row.fullMeasurement].every((value) => (value !== null) === measured)).toBe(
        true,
      );
      expect(row.sawmillId !== null).toBe(assigned);
      expect(row.assignedToSawmillDateTime !== null).toBe(assigned);
    }
  });

  it('become invoiceable at the midnight after they were received, on the clocks of their country', () => {
    const clock = new Intl.DateTimeFormat('da', { timeZone: 'Europe/Copenhagen', timeStyle: 'medium' });
    for (const { loadedIntoSystemDateTime: received, invoiceableDateTime: invoiceable } of nordskov) {
      if (!received || !invoiceable) continue;
      expect(clock.format(invoiceable)).toBe('00.00.00');
      const hours = (invoiceable.getTime() - received.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(25);
    }
  });

  it('store the volume and the number of logs that their measurement gives', () => {
    for (const row of nordskov) {
      const measurement = measurementOf(seed, row);
      expect([row.volume, row.logCount]).toEqual([
        measurement?.volume ?? null,
        measurement?.logCount ?? null,
      ]);
    }
  });

  it('say what a row copies from a stored measurement', () => {
    const versions = new Map(
      cardPlans.map((plan) => firstVersion(seed, plan)).map((card) => [card.id, card]),
    );
    const measured = all.filter(({ cardVersionId }) => cardVersionId !== null);
    expect(measured.length).toBeGreaterThan(10_000);
    for (const row of measured.filter((_, index) => index % 23 === 0)) {
      const card = versions.get(row.cardVersionId ?? '');
      const stored = card && demoMeasurement(seed, card, row);
      expect({ ...row, ...(card && stored && measuredFigures(card.definition, stored.values)) }).toEqual(row);
      expect(stored).toMatchObject({ volume: row.volume, logCount: row.logCount, stackId: row.id });
    }
  });

  it('are spread over the states and gaps in likely shares', () => {
    expect(share(nordskov, ({ state }) => state === 'PreRegistration')).toBeCloseTo(0.14, 1);
    expect(share(nordskov, ({ state }) => state === 'Measured')).toBeCloseTo(0.53, 1);
    expect(share(nordskov, ({ state }) => state === 'AssignedToSawmill')).toBeCloseTo(0.33, 1);
    expect(share(nordskov, ({ latitude }) => latitude === null)).toBeGreaterThan(0.01);
    expect(share(nordskov, ({ assortment }) => assortment === null)).toBeGreaterThan(0.01);
    expect(share(nordskov, ({ fullMeasurement }) => fullMeasurement === true)).toBeGreaterThan(0.4);
    expect(share(nordskov, ({ fullMeasurement }) => fullMeasurement === false)).toBeGreaterThan(0.2);
  });

  it('lie near their wood, a few on the very same spot', () => {
    const spots = new Map<string, number>();
    for (const { latitude, longitude } of nordskov) {
      if (latitude === null || longitude === null) continue;
      expect([latitude > 54.5 && latitude < 57.3, longitude > 8 && longitude < 15.2]).toEqual([true, true]);
      const spot = `${latitude} ${longitude}`;
      spots.set(spot, (spots.get(spot) ?? 0) + 1);
    }
    expect(Math.max(...spots.values())).toBe(3);
  });

  it('go to sawmills of their own organisation, many to Birkesav', () => {
    const [plan] = plans;
    const own = new Set(plan?.sawmills.map(({ key }) => sawmillId(seed, plan, key)));
    const birkesav = plan && sawmillId(seed, plan, 'birkesav');
    const assigned = nordskov.filter(({ state }) => state === 'AssignedToSawmill');
    expect(assigned.every((row) => row.sawmillId !== null && own.has(row.sawmillId))).toBe(true);
    expect(assigned.filter((row) => row.sawmillId === birkesav).length).toBeGreaterThan(800);
  });

  it('are measured by the lead too, and by nobody who is inactive', () => {
    const surveyors = new Set(nordskov.map(({ surveyorId }) => surveyorId));
    expect(surveyors.has(userId(seed, { name: '', email: 'lead@nordskov.example' }))).toBe(true);
    expect(surveyors.has(userId(seed, { name: '', email: 'inactive@nordskov.example' }))).toBe(false);
  });
});
