import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { biomassCard, germanCard, imperialCard } from '../demo/seed/cardPlans';
import { createRandom } from '../demo/simulator/random';
import type { CardDefinition, CardField } from './cardDefinition';
import { buildCard } from './cards/buildCard';
import type { StackFieldValue } from './fieldValue';
import { type PictureLogEnds, packLogEnds, unpackLogEnds } from './logEnds';
import { LineSchema, NameSchema, StackStateSchema } from './schemas';
import { checkEvidence } from './stackEvidence';
import { hasReport, mayBeAssigned, mayBeDeleted } from './stackStates';

describe('the packed face of a stack', () => {
  const picture: fc.Arbitrary<PictureLogEnds> = fc
    .record({
      file: fc.constantFrom('FrontImage', 'BackImage', 'CloseupImage'),
      width: fc.integer({ min: 1, max: 12_000 }),
      height: fc.integer({ min: 1, max: 12_000 }),
      scale: fc.float({ min: 1, max: 5000, noNaN: true }),
      shares: fc.array(
        fc.record({
          x: fc.double({ min: 0, max: 1, noNaN: true }),
          y: fc.double({ min: 0, max: 1, noNaN: true }),
          diameter: fc.double({ min: 1, max: 200, noNaN: true }),
        }),
        { maxLength: 50 },
      ),
    })
    .map(({ shares, ...frame }) => ({
      ...frame,
      logEnds: shares.map(({ x, y, diameter }) => ({ x: x * frame.width, y: y * frame.height, diameter })),
    }));

  it('comes out of the bytes as it went in, to a hundredth of a pixel and a nanometre', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 3 }), (pictures) => {
        const read = unpackLogEnds(packLogEnds(pictures));
        const frames = ({ logEnds: _logEnds, ...frame }: PictureLogEnds) => frame;
        expect(read.map(frames)).toEqual(pictures.map(frames));
        const ends = (from: PictureLogEnds[]) => from.flatMap(({ logEnds }) => logEnds);
        expect(ends(read)).toHaveLength(ends(pictures).length);
        ends(read).forEach((end, index) => {
          const { x = 0, y = 0, diameter = 0 } = ends(pictures)[index] ?? {};
          expect(Math.abs(end.x - x)).toBeLessThan(0.01);
          expect(Math.abs(end.y - y)).toBeLessThan(0.01);
          expect(Math.abs(end.diameter - diameter)).toBeLessThan(1e-7);
        });
      }),
    );
  });

  const frame = { file: 'FrontImage', width: 4000, height: 3000, scale: 900 } as const;

  const asSent = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 40_000 }).map((tenths) => tenths / 10),
      y: fc.integer({ min: 0, max: 30_000 }).map((tenths) => tenths / 10),
      diameter: fc.integer({ min: 500, max: 12_000 }).map((parts) => parts / 100),
    }),
    { maxLength: 500 },
  );

  it('keeps every digit that a device sends', () => {
    fc.assert(
      fc.property(asSent, (logEnds) => {
        const pictures = [{ ...frame, logEnds }];
        expect(unpackLogEnds(packLogEnds(pictures))).toEqual(pictures);
      }),
    );
  });

  it('takes 6.5 bytes at most for a log end of a device, wherever it lies', () => {
    const random = createRandom(16, 'log ends');
    const logEnds = Array.from({ length: 400 }, () => ({
      x: random.int(0, 40_000) / 10,
      y: random.int(0, 30_000) / 10,
      diameter: random.int(1000, 6000) / 100,
    }));
    expect(packLogEnds([{ ...frame, logEnds }]).length / logEnds.length).toBeLessThan(6.5);
  });

  it('moves what lies beyond the picture to its edge, and measures no more than four metres', () => {
    const logEnds = [{ x: -1, y: 3001, diameter: 500 }];
    const [picture] = unpackLogEnds(packLogEnds([{ ...frame, logEnds: [...logEnds, ...logEnds] }]));
    expect(picture?.logEnds[1]).toEqual({ x: 0, y: 3000, diameter: 500 });
    const precise = unpackLogEnds(
      packLogEnds([{ ...frame, logEnds: [{ x: 1, y: 1, diameter: 500.123456789 }] }]),
    );
    expect(precise[0]?.logEnds[0]?.diameter).toBeCloseTo(429.4967295, 7);
  });

  it('reads what earlier versions have written', () => {
    // The bytes hold a log end of 31.4 cm at 812, 1501 on a picture of 4000 by 3000 pixels, and one of 28.9
    // cm in its lower right corner.
    const packed = Buffer.from(
      '01' +
        '00' +
        'a00f' +
        'b80b' +
        '00006144' +
        '02000000' +
        'f833' +
        '1580' +
        '8042b712' +
        'ffff' +
        'ffff' +
        '40ca3911',
      'hex',
    );
    const [picture] = unpackLogEnds(packed);
    expect({ ...picture, logEnds: [] }).toEqual({ ...frame, logEnds: [] });
    const [first, last] = picture?.logEnds ?? [];
    expect(first?.x).toBeCloseTo(812, 1);
    expect(first?.y).toBeCloseTo(1501, 1);
    expect(first?.diameter).toBe(31.4);
    expect(last).toEqual({ x: 4000, y: 3000, diameter: 28.9 });
  });

  it('is read in its own forms alone, and none that would fill the memory', () => {
    const packed = packLogEnds([]);
    packed.writeUInt8(3, 0);
    expect(() => unpackLogEnds(packed)).toThrow('not known');
    const huge = Buffer.concat([Buffer.from([2]), deflateRawSync(Buffer.alloc(17 * 1024 * 1024))]);
    expect(() => unpackLogEnds(huge)).toThrow('larger than');
  });
});

describe('the evidence for a volume', () => {
  const [metric, imperial, estimate] = [germanCard, imperialCard, biomassCard].map(buildCard);
  if (!metric || !imperial || !estimate) throw new Error('three cards');

  const stack = {
    ...({ state: 'Measured', latitude: 56.8, longitude: 9.8, height: null, accuracy: null } as const),
    volume: 40.018,
  };
  const double = (value: number | null): StackFieldValue => ({ fieldType: 'Double', value });
  const verified = { certificate: 'V-2025-1' };

  /** The volumes of wood and air are in cubic metres, and the factor is in percent. */
  interface Given {
    front?: number | null;
    back?: number | null;
    length?: StackFieldValue;
    instrument?: { certificate: string | null } | null;
    stacked?: number | null;
    factor?: number | null;
    diameters?: number[];
    logCount?: number;
    isFull?: boolean;
  }

  function measuredOf(given: Given) {
    const { front = 20, back = 21, length = double(3), instrument = verified } = given;
    const values = new Map<string, StackFieldValue>([
      ['frontArea', double(front)],
      ['backArea', double(back)],
      ['assortmentLength', length],
      ['grossVolume', double(given.stacked ?? null)],
      ['conversionFactor', double(given.factor ?? null)],
      ['diameters', { fieldType: 'ArrayOfDouble', value: given.diameters ?? null }],
      ['logCount', { fieldType: 'Integer', value: given.logCount ?? 400 }],
      ['fullMeasurement', { fieldType: 'Boolean', value: given.isFull ?? false }],
    ]);
    const read = ({ id, fieldType }: CardField) => values.get(id) ?? { fieldType, value: null };
    return { read, instrument };
  }
  const failed = (
    given: Given,
    card: CardDefinition | null = metric,
    row: Partial<typeof stack> | object = {},
  ) => checkEvidence(card, { ...stack, ...row }, measuredOf(given)).evidenceFailed;

  it('holds, and is nothing before the measurement', () => {
    expect(failed({})).toBe(false);
    expect(failed({ back: null }, metric, { state: 'PreRegistration' })).toBeNull();
  });

  it.each<[string, Given]>([
    ['faces that are far apart', { back: 26 }],
    ['no back', { back: null }],
    ['several lengths', { length: { fieldType: 'ArrayOfDouble', value: [3, 4] } }],
    ['an instrument without a certificate', { instrument: { certificate: null } }],
  ])('fails for %s', (_what, given) => {
    expect(failed(given)).toBe(true);
    expect(failed(given, metric, { state: 'AssignedToSawmill' })).toBe(true);
  });

  it.each([
    { latitude: null, longitude: null },
    { latitude: 0, longitude: 0 },
  ])('fails without a position: %j', (nowhere) => {
    expect(failed({}, metric, nowhere)).toBe(true);
    expect(failed({}, null, nowhere)).toBe(true);
  });

  it('does not fail for what is only recommended, or not asked for', () => {
    expect(failed({ front: 1, back: 1 }, metric, { volume: 2 })).toBe(false);
    expect(failed({ instrument: null })).toBe(false);
    expect(failed({ instrument: { certificate: null } }, estimate)).toBe(false);
    expect(failed({ back: 26 }, null)).toBe(false);
    expect(failed({ back: 26 }, { ...metric, reportConfig: null })).toBe(false);
  });

  it('is not that of a field which no section shows', () => {
    expect(failed({ back: 26 }, { ...metric, displayConfigurationAdmin: { sections: [] } })).toBe(false);
  });

  it('is held against the limits of its card, of which the volume is only recommended', () => {
    const strict = { ...metric, evidenceLimits: { areaDifference: 0.05, stackedVolume: 500 } };
    expect(failed({ front: 20, back: 21 }, strict)).toBe(false);
    expect(failed({ front: 20, back: 21.1 })).toBe(false);
    expect(failed({ front: 20, back: 21.1 }, strict)).toBe(true);
    expect(failed({ front: 20, back: 26 }, { ...metric, evidenceLimits: { stackedVolume: 10 } })).toBe(true);
  });

  it('takes the instrument that a card is made for as none that measured', () => {
    const made = { ...metric, instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' } };
    for (const instrument of [null, { certificate: null }, verified])
      expect(failed({ instrument }, made)).toBe(failed({ instrument }));
  });

  it('fails for a volume that its own factors do not make, and for none that nobody can judge', () => {
    const sections = { stacked: 66.706, factor: 58 };
    const logs = { diameters: [20, 40], length: double(5), isFull: true };
    expect(failed(sections, metric, { volume: 38.689 })).toBe(false);
    expect(failed(sections, metric, { volume: 386.89 })).toBe(true);
    expect(failed({ factor: 65 }, metric, { volume: 39.975 })).toBe(false);
    expect(failed({ factor: 65 }, metric, { volume: 399.75 })).toBe(true);
    // The volume of wood exceeds the stacked volume.
    expect(failed({}, metric, { volume: 60 })).toBe(false);
    expect(failed({}, metric, { volume: 399.75 })).toBe(true);
    expect(failed({ ...logs, logCount: 2 }, metric, { volume: 0.785 })).toBe(false);
    expect(failed({ ...logs, logCount: 2 }, metric, { volume: 7.85 })).toBe(true);
    // A sample has no meaningful sum.
    expect(failed(logs, metric, { volume: 7.85 })).toBe(false);
  });

  it('is read in the units of each field', () => {
    const inFeet = metric.fields.map((field) =>
      field.id === 'backArea' ? { ...field, units: { display: 'SquareFeet' as const } } : field,
    );
    expect(failed({ front: 20, back: 20 * 10.764 }, { ...metric, fields: inFeet })).toBe(false);
    expect(failed({ front: 20, back: 20 }, { ...metric, fields: inFeet })).toBe(true);
    const small = { volume: 5 };
    expect(failed({ front: 200, back: 231 }, imperial, small)).toBe(false);
    expect(failed({ front: 200, back: 233 }, imperial, small)).toBe(true);
  });

  it('reads no field beside its own, because pictures take long', () => {
    const asked = new Set<string>();
    const { read } = measuredOf({});
    checkEvidence(metric, stack, {
      read: (field) => {
        asked.add(field.id);
        return read(field);
      },
      instrument: null,
    });
    expect(asked).not.toContain('diameters');
    expect(asked).not.toContain('frontImage');
  });
});

describe('what a state allows', () => {
  const states = StackStateSchema.options;

  it('lets only pre-registered stacks be deleted', () => {
    expect(states.filter(mayBeDeleted)).toEqual(['PreRegistration']);
  });

  it('lets only measured stacks be assigned', () => {
    expect(states.filter(mayBeAssigned)).toEqual(['Measured']);
  });

  it('has reports of everything that is measured', () => {
    expect(states.filter(hasReport)).toEqual(['Measured', 'AssignedToSawmill']);
  });
});

describe('a name', () => {
  it('stands on one line, without blanks around it', () => {
    expect(NameSchema.parse(' Birke\r\n\tSavværk\u0085')).toBe('Birke Savværk');
    expect(LineSchema.parse('\n')).toBe('');
  });

  it.each(['', ' \n', '\u200b', '\u00a0\u202e', 'x'.repeat(201)])('is seen by people, not %j', (text) => {
    expect(NameSchema.safeParse(text).success).toBe(false);
  });

  it('may be in any script', () => {
    for (const name of ['Żółć', '木材', '🪵', 'नाम']) expect(NameSchema.parse(name)).toBe(name);
  });
});
