import fc from 'fast-check';
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

it('comes out of the bytes as it went in, to an eighth of a pixel and a nanometre', () => {
  fc.assert(
    fc.property(fc.array(picture, { maxLength: 3 }), (pictures) => {
      const read = unpackLogEnds(packLogEnds(pictures));
      const frames = ({ logEnds: _logEnds, ...frame }: PictureLogEnds) => frame;
      expect(read.map(frames)).toEqual(pictures.map(frames));
      const ends = (from: PictureLogEnds[]) => from.flatMap(({ logEnds }) => logEnds);
      expect(ends(read)).toHaveLength(ends(pictures).length);
      ends(read).forEach((end, index) => {
        const { x = 0, y = 0, diameter = 0 } = ends(pictures)[index] ?? {};
        expect(Math.abs(end.x - x)).toBeLessThan(1 / 8);
        expect(Math.abs(end.y - y)).toBeLessThan(1 / 8);
        expect(Math.abs(end.diameter - diameter)).toBeLessThan(1e-7);
      });
    }),
  );
});

it('takes 8 bytes for each log end', () => {
  const one = { file: 'FrontImage', width: 100, height: 50, scale: 100 } as const;
  const sizeOf = (count: number) =>
    packLogEnds([{ ...one, logEnds: Array.from({ length: count }, () => ({ x: 1, y: 1, diameter: 20 })) }])
      .length;
  expect(sizeOf(300) - sizeOf(0)).toBe(2400);
});

it('is read in its own form alone', () => {
  const packed = packLogEnds([]);
  packed.writeUInt8(2, 0);
  expect(() => unpackLogEnds(packed)).toThrow('not known');
});
