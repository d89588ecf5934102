import fc from 'fast-check';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { evidenceOf } from '@/features/stack-fields/evidence/evidence';
import { readStack } from '@/screens/stack/readStack';
import type { StackDetail, Unit } from '@/store/api/stackApi';
import { marksInClass } from './chosenClass';
import { stackFacts } from './stackFacts';

describe('the evidence', () => {
  type StackFieldValue = Parameters<typeof buildStackField>[0];

  const field = (id: string, value: StackFieldValue, display: Unit) =>
    buildStackField(value, { id, title: id, units: { display } });
  const area = (id: string, value: number | null, unit: Unit = 'SquareMeters') =>
    field(id, { fieldType: 'Double', value }, unit);
  const length = field('length', { fieldType: 'Double', value: 3 }, 'Meters');

  const card = {
    ...buildMeasurementCard(),
    reportConfig: {
      diameters: {
        diametersFieldId: 'diameters',
        lengthFieldId: 'length',
        logCountFieldId: null,
        units: null,
        intervals: [],
      },
      frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
    },
  };

  function verdicts(fields: unknown[], given: Partial<StackDetail> = {}, sentCard: unknown = card) {
    const sent = {
      ...buildStackDetail(given),
      sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }],
    };
    const stack = readStack('stack-1', sent);
    const checks = evidenceOf(stackFacts(stack, { card: sentCard, fieldIds: undefined }), stack.instrument);
    return Object.fromEntries(checks.map(({ check, verdict }) => [check, verdict]));
  }

  it('passes what speaks for a volume', () => {
    const instrument = { name: 'FotoScan S3', certificate: 'V-2025-1' };
    expect(verdicts([area('front', 20), area('back', 21), length], { instrument })).toEqual({
      faces: 'passed',
      back: 'passed',
      length: 'passed',
      size: 'passed',
      position: 'passed',
      instrument: 'passed',
      volume: 'unknown',
    });
  });

  it('fails what speaks against it', () => {
    const given = { coordinates: { latitude: 0, longitude: 0, height: null, accuracy: null } };
    const several = field('length', { fieldType: 'ArrayOfDouble', value: [3, 4] }, 'Meters');
    const instrument = { name: 'FotoScan S3', certificate: null };
    expect(verdicts([area('front', 5), area('back', null), several], { ...given, instrument })).toMatchObject(
      {
        back: 'failed',
        length: 'failed',
        position: 'failed',
        instrument: 'failed',
      },
    );
    expect(verdicts([area('front', 4), area('back', 6), length])).toMatchObject({
      faces: 'failed',
      size: 'failed',
    });
  });

  it.each([
    ['a card that says nothing', {}],
    ['no card', null],
    ['what is no card', [1]],
  ])('knows nothing with %s', (_what, sentCard) => {
    expect(verdicts([area('front', 20), area('back', 21), length], {}, sentCard)).toEqual({
      faces: 'unknown',
      back: 'unknown',
      length: 'unknown',
      size: 'unknown',
      position: 'passed',
      instrument: 'unknown',
      volume: 'unknown',
    });
  });

  it('knows nothing of a position that the service does not send, and fails one that it says is not there', () => {
    const { coordinates: _, ...stack } = buildStackDetail();
    const position = (sent: object, fields: unknown[] = []) => {
      const whole = { ...stack, ...sent, sections: [{ title: 'Place', fields }] };
      const read = readStack('stack-1', whole);
      const checks = evidenceOf(stackFacts(read, { card, fieldIds: undefined }), read.instrument);
      return checks.find(({ check }) => check === 'position')?.verdict;
    };
    expect(position({})).toBe('unknown');
    expect(position({ coordinates: null })).toBe('failed');
    const place = (value: object | null) => ({ id: 'place', title: 'Place', fieldType: 'Position', value });
    expect(position({}, [place(null)])).toBe('failed');
    expect(position({}, [place({ latitude: 56.8, longitude: 9.8 })])).toBe('passed');
  });

  it('takes exactly 15 percent, and 20 cubic metres, as enough', () => {
    expect(verdicts([area('front', 18.5), area('back', 21.5), length])).toMatchObject({ faces: 'passed' });
    expect(verdicts([area('front', 18.5), area('back', 21.6), length])).toMatchObject({ faces: 'failed' });
    const metre = field('length', { fieldType: 'Double', value: 1 }, 'Meters');
    expect(verdicts([area('front', 20), area('back', 20), metre])).toMatchObject({ size: 'passed' });
    expect(verdicts([area('front', 19.99), area('back', 20), metre])).toMatchObject({ size: 'failed' });
  });

  const limited = (evidenceLimits: unknown) => ({ ...card, evidenceLimits });

  it('holds them against the limits of the card', () => {
    const fields = [area('front', 20), area('back', 22), length];
    expect(verdicts(fields)).toMatchObject({ faces: 'passed', size: 'passed' });
    const strict = limited({ areaDifference: 0.09, stackedVolume: 63.5 });
    expect(verdicts(fields, {}, strict)).toMatchObject({ faces: 'failed', size: 'failed' });
    expect(verdicts(fields, {}, limited({ stackedVolume: 63.5 }))).toMatchObject({
      faces: 'passed',
      size: 'failed',
    });
  });

  it.each([
    ['looser than the report', { areaDifference: 0.5 }],
    ['no numbers', { areaDifference: '0.5', stackedVolume: null }],
    ['no object', 0.01],
  ])('leaves out limits that are %s', (_what, limits) => {
    const fields = [area('front', 18.5), area('back', 21.6), length];
    expect(verdicts(fields)).toMatchObject({ faces: 'failed', size: 'passed' });
    expect(verdicts(fields, {}, limited(limits))).toEqual(verdicts(fields));
  });

  it('says the same of square feet as of square metres', () => {
    const metres = fc.double({ min: 0.1, max: 200, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (front, back) => {
        const inFeet = [front, back].map((value) => value * 10.764);
        fc.pre(Math.abs(Math.abs(front - back) / ((front + back) / 2) - 0.15) > 1e-6);
        fc.pre(Math.abs(((front + back) / 2) * 3 - 20) > 1e-6);
        const [feetFront = 0, feetBack = 0] = inFeet;
        expect(
          verdicts([area('front', feetFront, 'SquareFeet'), area('back', feetBack, 'SquareFeet'), length]),
        ).toEqual(verdicts([area('front', front), area('back', back), length]));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a chosen class', () => {
  const mark = (value: number | null) => ({ x: 1, y: 1, radius: 1, value });
  const marks = [9.9, 10, 14.99, 15, null, Number.NaN].map(mark);

  it('lights the logs from the lower limit up to the upper one', () => {
    const chosen = { from: 10, to: 15, unit: 'Centimeters' };
    expect(marksInClass(marks, 'Centimeters', chosen)).toEqual([mark(10), mark(14.99)]);
    expect(marksInClass(marks, 'Centimeters', { ...chosen, to: null })).toEqual([10, 14.99, 15].map(mark));
  });

  it('compares marks in inches with a class in centimetres', () => {
    const chosen = { from: 25.4, to: 30, unit: 'Centimeters' };
    expect(marksInClass([mark(9), mark(11)], 'Inches', chosen)).toEqual([mark(11)]);
  });

  it('lights nothing without a class, a unit, or with one that is no length', () => {
    const chosen = { from: 10, to: 15, unit: 'Centimeters' };
    expect(marksInClass(marks, 'Centimeters', null)).toEqual([]);
    expect(marksInClass(marks, null, chosen)).toEqual([]);
    expect(marksInClass(marks, 'Pieces', chosen)).toEqual([]);
  });
});
