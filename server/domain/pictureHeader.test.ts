import fc from 'fast-check';
import sharp from 'sharp';
import { decodedBytes, readPictureHeader } from './pictureHeader';

const readOf = (bytes: Uint8Array) => async (position: number, length: number) =>
  bytes.subarray(position, position + length);

const side = fc.integer({ min: 1, max: 70 });

const canvas = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 60, b: 30, alpha: 0.5 } } });

async function saidBySharp(bytes: Uint8Array) {
  const { width, height, channels, depth, isProgressive } = await sharp(bytes).metadata();
  return { width, height, channels, depth: depth === 'ushort' ? 2 : 1, isWhole: isProgressive };
}

describe('the header of a photograph', () => {
  it('of a PNG says what libvips says: size, channels, depth, interlacing', () =>
    fc.assert(
      fc.asyncProperty(
        side,
        side,
        fc.constantFrom<3 | 4>(3, 4),
        fc.constantFrom('srgb', 'rgb16', 'b-w', 'grey16'),
        fc.boolean(),
        async (width, height, channels, space, progressive) => {
          const bytes = await canvas(width, height, channels)
            .toColourspace(space)
            .png({ progressive })
            .toBuffer();
          expect(await readPictureHeader('image/png', readOf(bytes))).toMatchObject(await saidBySharp(bytes));
        },
      ),
    ));

  it('of a JPEG says what libvips says, whatever stands before the frame', () =>
    fc.assert(
      fc.asyncProperty(
        side,
        side,
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }),
        async (width, height, progressive, isGrey, comments) => {
          const plain = await canvas(width, height, 3)
            .toColourspace(isGrey ? 'b-w' : 'srgb')
            .withMetadata({ density: 300 })
            .jpeg({ progressive })
            .toBuffer();
          const segments = comments.map((text) =>
            Buffer.concat([Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255]), text]),
          );
          const bytes = Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
          const { depth, ...said } = await saidBySharp(bytes);
          // The decoder keeps coefficients of two bytes between the passes.
          const expected = { ...said, depth: progressive ? 2 : depth };
          expect(await readPictureHeader('image/jpeg', readOf(bytes))).toMatchObject(expected);
        },
      ),
    ));

  it('of a JPEG whose channels come one after the other says that all of it is in memory', async () => {
    const bytes = await canvas(40, 30, 3).jpeg().toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    // The first scan has one channel instead of three.
    const head = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
    const apart = Buffer.concat([bytes.subarray(0, scan), head, bytes.subarray(scan + 14)]);
    expect(await readPictureHeader('image/jpeg', readOf(bytes))).toMatchObject({ isWhole: false });
    expect(await readPictureHeader('image/jpeg', readOf(apart))).toMatchObject({ isWhole: true, depth: 2 });
  });

  it.each(['jpeg', 'png'] as const)('of a %s that is cut off before its size is none', async (format) => {
    const bytes = await canvas(20, 30, 3).toFormat(format).toBuffer();
    const read = (length: number) => readPictureHeader(`image/${format}`, readOf(bytes.subarray(0, length)));
    const lengths = Array.from({ length: bytes.length }, (_, length) => length);
    const said = await Promise.all(lengths.map(read));
    const first = said.findIndex((header) => header !== undefined);
    expect(first).toBeGreaterThan(20);
    expect(said.slice(first).every((header) => header?.width === 20 && header.height === 30)).toBe(true);
  });

  it('of any other bytes is none, or numbers, and never fails', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<'image/jpeg' | 'image/png'>('image/jpeg', 'image/png'),
        fc.uint8Array({ maxLength: 400 }),
        async (type, bytes) => {
          const header = await readPictureHeader(type, readOf(bytes));
          expect(header === undefined || decodedBytes(header) > 0).toBe(true);
        },
      ),
    ));

  it('of a PNG counts the transparency that may come later', async () => {
    const bytes = await canvas(20, 30, 3).png({ progressive: true }).toBuffer();
    const header = await readPictureHeader('image/png', readOf(bytes));
    expect(header && decodedBytes(header)).toBe(20 * 30 * 4);
  });

  it('of a JPEG is none where more bytes than a program writes hide how its channels come', async () => {
    const bytes = await canvas(40, 30, 3).jpeg().toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    const hidden = [bytes.subarray(0, scan), Buffer.alloc(10_001, 0xff), bytes.subarray(scan)];
    expect(await readPictureHeader('image/jpeg', readOf(Buffer.concat(hidden)))).toBeUndefined();
  });

  it('ends with a file of nothing but markers', async () => {
    const markers = new Uint8Array(1_000_000).fill(0xff);
    expect(await readPictureHeader('image/jpeg', readOf(markers))).toBeUndefined();
  });

  it.each([
    ['row by row', { isWhole: false, depth: 1 }, 30_000],
    ['interlaced in 16 bits', { isWhole: true, depth: 2 }, 600_000_000],
  ])('says what a picture takes that comes %s', (_, given, bytes) => {
    const size = { width: 10_000, height: 10_000, channels: 3, decodedChannels: 3 };
    expect(decodedBytes({ ...size, ...given })).toBe(bytes);
  });
});
