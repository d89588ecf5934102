import fc from 'fast-check';
import { buildStackField } from '@mocks/builders/stacks';
import { readField } from '@/features/stack-fields/readField';
import { unitFactor } from '@/lib/units';
import type { Unit } from '@/store/api/stackApi';
import type { VolumeFacts } from './volumeFacts';
import { barkOfVolume, recompute } from './volumeMaking';

const inUnit = (display: Unit) => ({ units: { display } });
const double = (value: number | null, display: Unit) =>
  readField(buildStackField({ fieldType: 'Double', value }, inUnit(display)));
const doubles = (value: number[], display: Unit) =>
  readField(buildStackField({ fieldType: 'ArrayOfDouble', value }, inUnit(display)));
const yesNo = (value: boolean) => readField(buildStackField({ fieldType: 'Boolean', value }));

const nothing: VolumeFacts = {
  volume: undefined,
  stackedVolume: undefined,
  conversionFactor: undefined,
  overBark: undefined,
  barkDeduction: undefined,
  length: undefined,
  fullMeasurement: undefined,
  logCount: undefined,
  diameters: undefined,
  front: undefined,
  back: undefined,
  face: undefined,
};

const counted: VolumeFacts = {
  ...nothing,
  fullMeasurement: yesNo(false),
  volume: double(39, 'CubicMeters'),
  length: double(3, 'Meters'),
  front: double(19, 'SquareMeters'),
  back: double(21, 'SquareMeters'),
  conversionFactor: double(65, 'Percentages'),
};

const measured: VolumeFacts = {
  ...nothing,
  fullMeasurement: yesNo(true),
  volume: double(0.785, 'CubicMeters'),
  length: double(5, 'Meters'),
  diameters: doubles([20, 40], 'Centimeters'),
};

describe('a stack measured log by log', () => {
  it('has length times the area of all log ends', () => {
    expect(recompute(measured)).toMatchObject({
      kind: 'recomputed',
      steps: { method: 'logs', length: 5, count: 2 },
      volume: expect.closeTo(0.785398, 6),
      stored: 0.785,
      difference: expect.closeTo(0.000398, 6),
      matches: true,
    });
  });

  it('is told apart from one whose stored volume is another', () => {
    expect(recompute({ ...measured, volume: double(0.9, 'CubicMeters') })).toMatchObject({
      matches: false,
      difference: expect.closeTo(-0.114602, 6),
    });
  });

  it.each([
    ['without diameters', { diameters: doubles([], 'Centimeters') }, 'noDiameters'],
    ['with a log of no size', { diameters: doubles([20, 0], 'Centimeters') }, 'sizelessLogs'],
    ['with diameters in no length', { diameters: doubles([20], 'Pieces') }, 'noUnit'],
    ['without a length', { length: double(null, 'Meters') }, 'noLength'],
    ['with a length of nought', { length: double(0, 'Meters') }, 'noLength'],
    ['without a volume', { volume: double(null, 'CubicMeters') }, 'noVolume'],
    ['with a volume in metres', { volume: double(1, 'Meters') }, 'noUnit'],
  ] as const)('%s cannot be recomputed', (_what, given, gap) => {
    expect(recompute({ ...measured, ...given })).toEqual({ kind: 'gap', gap, impliedFactor: null });
  });

  it('is known by its diameters where no field says how it was measured', () => {
    expect(recompute({ ...measured, fullMeasurement: undefined })).toMatchObject({ matches: true });
  });
});

describe('a stack whose logs were counted', () => {
  it('has the mean of its faces times length times factor', () => {
    expect(recompute(counted)).toMatchObject({
      steps: {
        ...{ method: 'stacked', stacked: 60, factor: 0.65 },
        faces: { areas: [19, 21], length: 3, bySections: false },
      },
      shown: expect.closeTo(39),
      matches: true,
    });
  });

  it('rests on one face where only one was measured', () => {
    expect(recompute({ ...counted, back: double(null, 'SquareMeters') })).toMatchObject({
      steps: { faces: { areas: [19] }, stacked: 57 },
      matches: false,
    });
  });

  it('rests on the sections measured by hand where no area was', () => {
    const section = { title: 'A', lengthTitle: 'Length', heightTitle: 'Height' };
    const value = {
      sectionA: { ...section, length: 8, height: 2 },
      sectionB: { ...section, length: 4, height: 1 },
    };
    const face = readField(buildStackField({ fieldType: 'ManualArea', value }, inUnit('Meters')));
    const facts = { ...counted, front: undefined, back: undefined, face };
    expect(recompute(facts)).toMatchObject({
      steps: { faces: { areas: [20], bySections: true }, stacked: 60 },
      matches: true,
    });
  });

  it('without a factor says what share of the stacked volume is stored', () => {
    expect(recompute({ ...counted, conversionFactor: undefined })).toEqual({
      kind: 'gap',
      gap: 'noFactor',
      impliedFactor: expect.closeTo(0.65),
    });
  });

  it('without any area cannot be recomputed', () => {
    expect(recompute({ ...counted, front: undefined, back: undefined })).toMatchObject({ gap: 'noArea' });
  });
});

describe('a stack of a recorded stacked volume', () => {
  const bySections: VolumeFacts = {
    ...nothing,
    fullMeasurement: yesNo(true),
    volume: double(68.104, 'CubicMeters'),
    stackedVolume: double(104.776, 'CubicMeters'),
    conversionFactor: double(65, 'Percentages'),
    length: double(3, 'Meters'),
    logCount: readField(buildStackField({ fieldType: 'Integer', value: 757 }, inUnit('Pieces'))),
    diameters: doubles(Array<number>(60).fill(23), 'Centimeters'),
  };

  it('has it times the factor, before the diameters of a sample', () => {
    expect(recompute(bySections)).toMatchObject({
      steps: { method: 'stacked', stacked: 104.776, factor: 0.65, faces: null },
      shown: expect.closeTo(68.104, 3),
      matches: true,
    });
    expect(recompute({ ...bySections, diameters: undefined, length: undefined })).toMatchObject({
      matches: true,
    });
  });

  it('names the faces where they make it, and not where they make another one', () => {
    const front = (area: number) => double(area, 'SquareMeters');
    const faces = { areas: [34.925], bySections: false, length: 3 };
    expect(recompute({ ...bySections, front: front(34.925) })).toMatchObject({ steps: { faces } });
    expect(recompute({ ...bySections, front: front(36) })).toMatchObject({ steps: { faces: null } });
  });

  it('is told apart from one that is ten times as large', () => {
    expect(recompute({ ...bySections, volume: double(681.04, 'CubicMeters') })).toMatchObject({
      matches: false,
    });
  });

  it('is told apart where length or areas give quite another stacked volume', () => {
    const sent = { ...bySections, front: double(34.925, 'SquareMeters') };
    const inFeet = { ...sent, length: double(9.843, 'Meters') };
    expect(recompute(inFeet)).toMatchObject({ matches: false, steps: { faces: { length: 9.843 } } });
    // The smaller volume is explained by a deduction for loose stacking and gaps.
    const withDeduction = { ...sent, length: double(3.12, 'Meters') };
    expect(recompute(withDeduction)).toMatchObject({ matches: true, steps: { faces: null } });
  });

  it('is told apart where there would be more wood than wood and air, whatever the factor', () => {
    const sent = { ...counted, conversionFactor: undefined };
    expect(recompute({ ...sent, volume: double(390, 'CubicMeters') })).toMatchObject({
      matches: false,
      shown: 60,
    });
    expect(recompute({ ...sent, volume: double(60, 'CubicMeters') })).toMatchObject({ gap: 'noFactor' });
  });

  it('may come from diameters in whole centimetres, or from faces without a word of what was deducted', () => {
    const logs = (value: number, diameters = 100) => ({
      ...measured,
      volume: double(value, 'CubicMeters'),
      diameters: doubles(Array<number>(diameters).fill(30), 'Centimeters'),
    });
    // 100 logs of 5 m and 30 cm have 35.343 m³.
    expect(recompute(logs(35.2))).toMatchObject({ matches: true });
    expect(recompute(logs(34.9))).toMatchObject({ matches: false, isContradicted: true });
    expect(recompute({ ...counted, volume: double(37.5, 'CubicMeters') })).toMatchObject({
      matches: false,
      isContradicted: false,
    });
    expect(recompute({ ...counted, volume: double(34, 'CubicMeters') })).toMatchObject({
      isContradicted: true,
    });
  });

  it('may have a factor that its card prefills, beside a volume of logs', () => {
    const prefilled = {
      ...measured,
      stackedVolume: double(1.5, 'CubicMeters'),
      conversionFactor: double(60, 'Percentages'),
    };
    expect(recompute(prefilled)).toMatchObject({ matches: true, steps: { method: 'logs' } });
    const neither = { ...prefilled, volume: double(7.85, 'CubicMeters') };
    expect(recompute(neither)).toMatchObject({ isContradicted: true, steps: { method: 'stacked' } });
  });

  it('is not known by a sample, where nobody has counted the logs', () => {
    const uncounted = {
      ...counted,
      fullMeasurement: yesNo(true),
      diameters: doubles([20, 24], 'Centimeters'),
    };
    expect(recompute(uncounted)).toMatchObject({ matches: true, steps: { method: 'stacked' } });
  });

  it.each([
    ['factor', { conversionFactor: double(0, 'Percentages') }, 'noFactor'],
    ['volume', { volume: double(0, 'CubicMeters') }, 'noVolume'],
  ])('cannot be recomputed by a %s of nought', (_, nought, gap) => {
    expect(recompute({ ...counted, ...nought })).toMatchObject({ kind: 'gap', gap });
  });

  it('may have a factor that was rounded to a tenth of a percent', () => {
    const factor = double(65.04, 'Percentages');
    expect(recompute({ ...bySections, conversionFactor: factor })).toMatchObject({ matches: true });
    const other = double(65.2, 'Percentages');
    expect(recompute({ ...bySections, conversionFactor: other })).toMatchObject({ matches: false });
  });

  it('cannot be recomputed by a sample alone', () => {
    const sample = { ...bySections, stackedVolume: undefined, conversionFactor: undefined };
    expect(recompute(sample)).toMatchObject({ kind: 'gap', gap: 'sample' });
  });
});

describe('bark', () => {
  const facts = { ...counted, overBark: yesNo(true), barkDeduction: double(10, 'Percentages') };

  it('is deducted where the stored volume is the one without it', () => {
    expect(recompute({ ...facts, volume: double(35.1, 'CubicMeters') })).toMatchObject({
      bark: { over: true, deduction: 0.1, isDeducted: true },
      shown: expect.closeTo(35.1),
      matches: true,
    });
  });

  it('is kept where the stored volume is the one with it', () => {
    expect(recompute(facts)).toMatchObject({ bark: { isDeducted: false }, matches: true });
  });

  const after = double(35.1, 'CubicMeters');
  const other = double(30, 'CubicMeters');
  it.each<[string, Partial<VolumeFacts>, ReturnType<typeof barkOfVolume>]>([
    ['measured over it, nothing deducted', {}, 'over'],
    ['measured over it, deducted', { volume: after }, 'under'],
    ['measured over it, deducted or not: neither comes out', { volume: other }, null],
    ['measured over it, and no deduction on the card', { barkDeduction: undefined }, 'over'],
    ['measured over it, and a deduction of nothing', { barkDeduction: double(0, 'Percentages') }, 'over'],
    ['measured under it', { overBark: yesNo(false) }, 'under'],
    [
      'measured under it, without a volume that comes out',
      { overBark: yesNo(false), volume: other },
      'under',
    ],
    ['not recorded, deducted', { overBark: undefined, volume: after }, 'under'],
    ['not recorded, nothing deducted', { overBark: undefined }, null],
    ['measured over it, without a factor to recompute by', { conversionFactor: undefined }, null],
    ['measured over it, without a volume', { volume: double(null, 'CubicMeters') }, null],
  ])('is said beside the volume: %s', (_what, given, bark) => {
    expect(barkOfVolume({ ...facts, ...given })).toBe(bark);
  });
});

function shownIn(units: 'metric' | 'imperial', metric: { length: number; diameters: number[] }): VolumeFacts {
  const volume = metric.diameters.reduce(
    (sum, centimetres) => sum + metric.length * Math.PI * (centimetres / 200) ** 2,
    0,
  );
  const show = (value: number, from: Unit, to: Unit) => value * (unitFactor(from, to) ?? Number.NaN);
  const litres = Math.round(volume * 1000) / 1000;
  if (units === 'metric')
    return {
      ...measured,
      length: double(metric.length, 'Meters'),
      diameters: doubles(metric.diameters, 'Centimeters'),
      volume: double(litres, 'CubicMeters'),
    };
  return {
    ...measured,
    length: double(show(metric.length, 'Meters', 'Feet'), 'Feet'),
    diameters: doubles(
      metric.diameters.map((centimetres) => show(centimetres, 'Centimeters', 'Inches')),
      'Inches',
    ),
    volume: double(show(litres, 'CubicMeters', 'CubicFeet'), 'CubicFeet'),
  };
}

const logs = fc.record({
  length: fc.double({ min: 1, max: 6, noNaN: true }),
  diameters: fc.array(fc.double({ min: 8, max: 90, noNaN: true }), { minLength: 1, maxLength: 200 }),
});

it.each(['metric', 'imperial'] as const)('every stack of logs matches its own volume, %s', (units) => {
  fc.assert(
    fc.property(logs, (metric) => {
      const making = recompute(shownIn(units, metric));
      expect(making).toMatchObject({ kind: 'recomputed', matches: true });
    }),
  );
});

it('no stack matches a volume that is a hundredth larger', () => {
  fc.assert(
    fc.property(logs, fc.constantFrom('metric' as const, 'imperial' as const), (metric, units) => {
      // Diameters in whole centimetres are less precise than that.
      fc.pre(metric.diameters.some((diameter) => Math.abs(diameter - Math.round(diameter)) > 0.01));
      const facts = shownIn(units, metric);
      const content = facts.volume?.content;
      const stored = content?.status === 'given' && content.fieldType === 'Double' ? content.value : 0;
      const unit = units === 'metric' ? 'CubicMeters' : 'CubicFeet';
      const more = units === 'metric' ? 0.01 : 0.4;
      const making = recompute({ ...facts, volume: double(stored * 1.01 + more, unit) });
      expect(making).toMatchObject({ matches: false });
    }),
  );
});

it('is the same in feet and inches as in metres', () => {
  fc.assert(
    fc.property(logs, (metric) => {
      const [one, other] = (['metric', 'imperial'] as const).map((units) =>
        recompute(shownIn(units, metric)),
      );
      if (one?.kind !== 'recomputed' || other?.kind !== 'recomputed') throw new Error('not recomputed');
      expect(other.volume).toBeCloseTo(one.volume, 8);
    }),
  );
});
