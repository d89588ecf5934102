import { buildCardDocument } from '@mocks/builders/measurementCards';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import { readVolumeFacts } from '@/features/stack-fields/evidence/volumeFacts';
import { recompute } from '@/features/stack-fields/evidence/volumeMaking';
import { numberIn, numbersIn } from '@/features/stack-fields/fieldNumbers';
import { compareFrontBack } from '@/features/stack-fields/frontBack';
import { isFarApart } from '@/lib/evidence';
import { type ReportKind, reportKinds } from '@/navigation/paths';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { sampleFields } from './sampleFields';

function factsOf(card: MeasurementCardDocument, kind: ReportKind = 'fullMeasurement') {
  const facts = readVolumeFacts(
    { volumeFields: null, ...card, evidenceLimits: null },
    sampleFields(card, kind, (id) => id),
  );
  return { ...facts, fullMeasurement: facts.fieldOf('full') };
}

function diametersOf(card: MeasurementCardDocument): readonly number[] {
  const diameters = numbersIn(factsOf(card).diameters);
  if (typeof diameters === 'string') throw new Error(diameters);
  return diameters;
}

const imperial = {
  length: 'Feet',
  diameters: 'Inches',
  front: 'SquareFeet',
  back: 'SquareFeet',
  volume: 'CubicFeet',
  stacked: 'CubicFeet',
} as const;

const mixed = { diameters: 'Meters', length: 'Inches', front: 'SquareFeet', volume: 'CubicFeet' } as const;

function expectAgreement(card: MeasurementCardDocument) {
  const counted = factsOf(card, 'logCount');
  expect(recompute(counted)).toMatchObject({
    kind: 'recomputed',
    steps: { method: 'stacked' },
    matches: true,
  });
  expect(numbersIn(counted.diameters)).toBe('missing');
  const measured = factsOf(card);
  const { diametersRule, fieldOf, front, back } = measured;
  expect(recompute(measured)).toMatchObject({
    kind: 'recomputed',
    steps: { method: 'stacked' },
    matches: true,
  });
  if (!diametersRule) throw new Error('The card asks for no diameters');
  expect(readDistribution(diametersRule, fieldOf, 'volume')).toMatchObject({
    kind: 'given',
    otherVolume: null,
    otherCount: null,
  });
  expect(isFarApart(compareFrontBack(front, back)?.difference ?? 1)).toBe(false);
}

it.each([
  ['metric', {}, 4.1, 47.087],
  ['imperial', imperial, 13.451, 1662.86],
  ['mixed', mixed, 161.417, 1662.86],
])('agree with each other on a %s card', (_, units, length, volume) => {
  const card = buildCardDocument({ units });
  expectAgreement(card);
  for (const kind of reportKinds) {
    const facts = factsOf(card, kind);
    expect(numberIn(facts.length)).toBeCloseTo(length, 3);
    expect(numberIn(facts.logCount)).toBe(186);
    expect(numberIn(facts.volume)).toBeCloseTo(volume, 3);
    expect(facts.fullMeasurement?.content).toMatchObject({ value: kind === 'fullMeasurement' });
  }
});

it('are of a smaller stack where the rules of the card allow no larger one', () => {
  const most = (value: number) => ({ rules: [{ kind: 'MaxValue' as const, value }] });
  const small = buildCardDocument({ changes: { volume: most(30) } });
  expectAgreement(small);
  const volume = numberIn(factsOf(small).volume);
  expect(volume).toBeLessThanOrEqual(30);
  expect(volume).toBeGreaterThan(29);

  const few = buildCardDocument({ changes: { logs: most(12) } });
  expectAgreement(few);
  expect(diametersOf(few)).toHaveLength(12);
});

it('are those that rules of diameters and length allow', () => {
  const between = (from: number, to: number) => ({
    rules: [
      { kind: 'MinValue' as const, value: from },
      { kind: 'MaxValue' as const, value: to },
    ],
  });
  const card = buildCardDocument({ changes: { diameters: between(20, 25), length: between(5, 6) } });
  expectAgreement(card);
  const shown = diametersOf(card);
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...shown)).toBeLessThanOrEqual(25);
  expect(numberIn(factsOf(card).length)).toBe(5);

  const thin = buildCardDocument({ changes: { diameters: between(1, 2) } });
  expectAgreement(thin);
  expect(new Set(diametersOf(thin))).toEqual(new Set([2]));
});

it('are the defaults of the card first, and agree with them', () => {
  const card = buildCardDocument({
    changes: {
      length: { defaultValue: 5 },
      logs: { defaultValue: 20 },
      remark: { defaultValue: 'By the road' },
    },
  });
  expectAgreement(card);
  const { length, logCount, fieldOf } = factsOf(card);
  expect([numberIn(length), numberIn(logCount)]).toEqual([5, 20]);
  expect(fieldOf('remark')?.content).toMatchObject({ value: 'By the road' });
});

it.each([
  ['Centimeters', 28.039],
  ['Inches', 11.039],
] as const)('have a thickness in %s that is the mean one of the distribution', (display, mean) => {
  const [field] = buildCardDocument().fields;
  if (!field) throw new Error('The card has no field');
  const own = { ...field, id: 'mean', fieldType: 'Double', units: { display } } as const;
  const { fields, ...card } = buildCardDocument();
  expect(numberIn(factsOf({ ...card, fields: [...fields, own] }).fieldOf('mean'))).toBeCloseTo(mean, 2);
});

it('are there on a card without a report, too', () => {
  const { fieldOf } = factsOf(buildCardDocument({ reportConfig: null }));
  expect(numberIn(fieldOf('volume'))).toBeCloseTo(47.087, 3);
  expect(numberIn(fieldOf('length'))).toBe(4.1);
  expect(numberIn(fieldOf('logs'))).toBe(186);
  expect(numbersIn(fieldOf('diameters'))).toHaveLength(4);
  expect(fieldOf('species')?.content).toMatchObject({ value: 'fi' });
});
