import fc from 'fast-check';
import { type Evidence, failedChecks, stackedVolume, verdictsOf } from './evidence';

const sound: Evidence = {
  front: 20,
  back: 21,
  lengths: [3],
  stacked: 61.5,
  position: { latitude: 56.8, longitude: 9.8 },
  instrument: { certificate: 'V-2025-1' },
  isVolumeMade: true,
  limits: null,
};
const unknown: Evidence = {
  front: undefined,
  back: undefined,
  lengths: [],
  stacked: null,
  position: undefined,
  instrument: undefined,
  isVolumeMade: null,
  limits: undefined,
};

it('passes what speaks for a volume, and knows nothing of what is not sent', () => {
  expect(new Set(Object.values(verdictsOf(sound)))).toEqual(new Set(['passed']));
  expect(new Set(Object.values(verdictsOf(unknown)))).toEqual(new Set(['unknown']));
  expect(failedChecks(verdictsOf(sound))).toEqual([]);
  expect(failedChecks(verdictsOf(unknown))).toEqual([]);
});

it.each<[keyof ReturnType<typeof verdictsOf>, Partial<Evidence>]>([
  ['volume', { isVolumeMade: false }],
  ['faces', { front: 20, back: 26 }],
  ['back', { front: undefined, back: null }],
  ['back', { front: undefined, back: 0 }],
  ['length', { lengths: [3, 3, 4] }],
  ['position', { position: null }],
  ['position', { position: { latitude: 0, longitude: 0 } }],
  ['instrument', { instrument: { certificate: null } }],
  ['instrument', { instrument: { certificate: '' } }],
])('fails by %s alone, and then somebody has to look at it: %j', (kind, given) => {
  const verdicts = verdictsOf({ ...unknown, ...given });
  const failed = Object.entries(verdicts).filter(([, verdict]) => verdict === 'failed');
  expect(failed).toEqual([[kind, 'failed']]);
  expect(failedChecks(verdicts)).toEqual([kind]);
});

it('fails a small stack, which only misses a recommendation', () => {
  const verdicts = verdictsOf({ ...sound, stacked: 19.99 });
  expect(verdicts).toEqual({ ...verdictsOf(sound), size: 'failed' });
  expect(failedChecks(verdicts)).toEqual([]);
});

it.each<[string, Partial<Evidence>]>([
  ['an area below zero', { front: -1, back: -1 }],
  ['a length that is none', { lengths: [0] }],
  ['no number', { front: Number.NaN, back: Number.NaN, lengths: [Number.NaN] }],
  ['an instrument that nobody wrote down', { instrument: null }],
])('knows nothing of %s', (_what, given) => {
  expect(verdictsOf({ ...unknown, ...given })).toEqual(verdictsOf(unknown));
});

it('takes exactly 15 percent, and 20 cubic metres, as enough', () => {
  expect(verdictsOf({ ...sound, front: 18.5, back: 21.5 }).faces).toBe('passed');
  expect(verdictsOf({ ...sound, front: 18.5, back: 21.6 }).faces).toBe('failed');
  expect(verdictsOf({ ...sound, stacked: 20 }).size).toBe('passed');
});

it('holds the values against the limits of the card, and against its own where that sets none', () => {
  const { faces, size } = verdictsOf({ ...sound, limits: { areaDifference: 0.048, stackedVolume: 62 } });
  expect({ faces, size }).toEqual({ faces: 'failed', size: 'failed' });
  expect(verdictsOf({ ...sound, limits: { areaDifference: 0.05, stackedVolume: 61.5 } })).toEqual(
    verdictsOf(sound),
  );
  const smaller = { ...sound, front: 18.5, back: 21.6, stacked: 5 };
  expect(verdictsOf({ ...smaller, limits: { stackedVolume: 5 } })).toMatchObject({
    faces: 'failed',
    size: 'passed',
  });
  expect(verdictsOf({ ...smaller, limits: { areaDifference: null, stackedVolume: null } })).toEqual(
    verdictsOf(smaller),
  );
});

it('lets no card be looser than the warning of the report', () => {
  const apart = { ...sound, front: 18.5, back: 21.6 };
  expect(verdictsOf({ ...apart, limits: { areaDifference: 0.5 } }).faces).toBe('failed');
});

it('takes exactly the limit of a card as enough, whatever a double makes of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 1e5 }), (thousandths, area) => {
      // Each area differs from the average by half the difference.
      const [front, back] = [area * (2000 + thousandths), area * (2000 - thousandths)].map(
        (one) => one / 700,
      );
      const limits = { areaDifference: thousandths / 1000 };
      expect(verdictsOf({ ...sound, front, back, limits }).faces).toBe('passed');
      const stricter = { areaDifference: limits.areaDifference * 0.99999 };
      expect(verdictsOf({ ...sound, front, back, limits: stricter }).faces).toBe('failed');
    }),
  );
});

it('takes the volume from the faces that there are, else as it was recorded', () => {
  expect(stackedVolume([20, 22], 3, 99)).toBe(63);
  expect(stackedVolume([20, null], 3, 99)).toBe(60);
  expect(stackedVolume([20, 22], null, 99)).toBe(99);
  expect(stackedVolume([undefined, 0], 3, 0)).toBeNull();
});

it('never says of nothing that it fails: what is not known changes no other verdict', () => {
  const area = fc.option(fc.double({ min: 0, max: 200, noNaN: true }));
  const evidence: fc.Arbitrary<Evidence> = fc.record({
    front: area,
    back: area,
    lengths: fc.array(fc.constantFrom(2, 3, 4), { maxLength: 3 }),
    stacked: area,
    position: fc.constantFrom(null, undefined, { latitude: 0, longitude: 0 }, { latitude: 56, longitude: 9 }),
    instrument: fc.constantFrom(null, undefined, { certificate: null }, { certificate: 'V-1' }),
    isVolumeMade: fc.constantFrom(null, true, false),
    limits: fc.constantFrom(null, undefined, {}, { areaDifference: 0.1, stackedVolume: 30 }),
  });
  fc.assert(
    fc.property(
      evidence,
      fc.constantFrom('lengths', 'stacked', 'position', 'instrument', 'isVolumeMade'),
      (given, name) => {
        const [whole, without] = [verdictsOf(given), verdictsOf({ ...given, [name]: unknown[name] })];
        const kind = {
          lengths: 'length',
          stacked: 'size',
          position: 'position',
          instrument: 'instrument',
          isVolumeMade: 'volume',
        }[name];
        expect(without).toEqual({ ...whole, [kind]: 'unknown' });
      },
    ),
  );
});
