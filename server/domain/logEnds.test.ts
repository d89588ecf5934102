import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { createRandom } from '../demo/simulator/random';
import { type PictureLogEnds, packLogEnds, unpackLogEnds } from './logEnds';

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

/** As a device sends them: tenths of a pixel and of a millimetre. */
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
  // One log end at 812, 1501 of 31.4 cm on a picture of 4000 by 3000 pixels, and one of 28.9 cm in its lower right corner.
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
