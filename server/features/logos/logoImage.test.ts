import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { hasAllPixels } from '../../rendering/hasAllPixels';
import { jpegSamples } from '../../testing/files/jpegSamples';
import { pngChunk, pngFile, uint32 } from '../../testing/files/pngFile';
import * as logoImage from './logoImage';

const { largestLogo } = logoImage;
const validateLogo = (file: Buffer) => logoImage.validateLogo(file, hasAllPixels);

const small = { width: 21, height: 13 };
const noise = Buffer.from(
  Array.from({ length: small.width * small.height * 4 }, (_, index) => (index * 73) % 256),
);
const baseline = encodeJpeg({ ...small, data: noise }, 80).data;
const truecolour = Buffer.from(encodePng({ ...small, data: noise, channels: 4, depth: 8 }));
const palette = pngChunk('PLTE', Buffer.from([0, 0, 0, 90, 90, 90]));
const progressive = Buffer.from(jpegSamples.colourProgressive, 'base64');
const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

function pngOfSize(bytes: number): Buffer {
  const bare = pngFile(small).length + 12;
  return pngFile({ ...small, before: [pngChunk('teSt', Buffer.alloc(bytes - bare, 7))] });
}

function part(file: Buffer, share: number): Buffer {
  return file.subarray(0, Math.floor(file.length * share));
}

function changed(file: Buffer, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

const frame = baseline.indexOf(Buffer.from([0xff, 0xc0]));

function jpegWithSides(width: number, height: number): Buffer {
  return changed(baseline, frame + 5, height >> 8, height & 255, width >> 8, width & 255);
}

function without(file: Buffer, from: number, to: number): Buffer {
  return Buffer.concat([file.subarray(0, from), file.subarray(to)]);
}

it.each<[string, Buffer]>([
  ['truecolour with alpha', truecolour],
  ['greyscale of one bit', pngFile({ ...small, colourType: 0, depth: 1 })],
  ['16 bits', pngFile({ ...small, colourType: 2, depth: 16 })],
  ['a palette', pngFile({ ...small, colourType: 3, depth: 2, before: [palette] })],
  [
    'an interlaced palette',
    pngFile({ ...small, colourType: 3, depth: 4, isInterlaced: true, before: [palette] }),
  ],
  ['an interlaced pixel', pngFile({ width: 1, height: 1, isInterlaced: true })],
  ['rows that nobody reads', pngFile({ ...small, rows: Buffer.alloc(64 * 1024 * 1024) })],
  ['the longest sides', pngFile({ width: 4096, height: 4096, colourType: 0, depth: 1 })],
  ['exactly the largest size', pngOfSize(largestLogo)],
])('takes PNG: %s', async (_, file) => {
  expect(await validateLogo(file)).toEqual({ contentType: 'image/png' });
});

it.each<[string, Buffer]>([
  ['baseline', baseline],
  ...Object.entries(jpegSamples).map(([name, text]): [string, Buffer] => [name, Buffer.from(text, 'base64')]),
])('takes JPEG: %s', async (_, file) => {
  expect(await validateLogo(file)).toEqual({ contentType: 'image/jpeg' });
});

it.each<[string, Buffer]>([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['WebP', Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L', 'latin1')],
  ['BMP', Buffer.from('BM\x1e\x00\x00\x00', 'latin1')],
  ['AVIF', Buffer.from('\x00\x00\x00\x20ftypavif', 'latin1')],
  ['HTML', html],
  ['PDF', Buffer.from('%PDF-1.7\n')],
  ['zip', zip],
  ['a text named .png', Buffer.from('PNG')],
  ['a GIF with a JPEG behind it', Buffer.concat([Buffer.from('GIF89a'), baseline])],
  ['a blank before a PNG', Buffer.concat([Buffer.from(' '), truecolour])],
])('is not taken in by %s', async (_, file) => {
  expect(await validateLogo(file)).toEqual({ error: 'logoOfOtherKind' });
});

const scan = progressive.indexOf(Buffer.from([0xff, 0xda]));
const secondScan = progressive.indexOf(Buffer.from([0xff, 0xda]), scan + 2);

it.each<[string, Buffer]>([
  ['PNG, the signature alone', truecolour.subarray(0, 8)],
  ['PNG without its end', truecolour.subarray(0, -12)],
  ['PNG, one byte short', truecolour.subarray(0, -1)],
  ['PNG, half', part(truecolour, 0.5)],
  ['PNG with a wrong checksum', changed(truecolour, truecolour.length - 20, 1, 2)],
  ['PNG with fewer rows than it says', pngFile({ ...small, rows: Buffer.alloc(40) })],
  ['PNG with an unknown filter', pngFile({ ...small, rows: Buffer.alloc(small.height * 85, 5) })],
  ['PNG without its palette', pngFile({ ...small, colourType: 3 })],
  ['PNG of colours that cannot be', pngFile({ ...small, colourType: 2, depth: 4 })],
  ['PNG without pixels', pngFile({ width: 0, height: 5 })],
  ['PNG with an unknown chunk that matters', pngFile({ ...small, before: [pngChunk('TEST', html)] })],
  ['JPEG, the beginning alone', baseline.subarray(0, 3)],
  ['JPEG without its end', baseline.subarray(0, -2)],
  ['JPEG, one byte short', baseline.subarray(0, -1)],
  ['JPEG, half', part(baseline, 0.5)],
  ['JPEG, nearly whole', part(baseline, 0.97)],
  ['JPEG with a hole in its scan', without(baseline, baseline.length - 400, baseline.length - 40)],
  ['JPEG larger than its scan', jpegWithSides(64, 64)],
  ['JPEG, lossless, which no browser shows', changed(baseline, frame + 1, 0xc3)],
  ['JPEG of 12 bits, which no browser shows', changed(baseline, frame + 4, 12)],
  ['JPEG without lines', jpegWithSides(8, 0)],
  ['JPEG without scans', Buffer.concat([progressive.subarray(0, scan), Buffer.from([0xff, 0xd9])])],
  ['JPEG without its first scan', without(progressive, scan, secondScan)],
  [
    'JPEG with more scans than anybody writes',
    Buffer.concat([
      progressive.subarray(0, secondScan),
      ...Array.from({ length: 60 }, () => progressive.subarray(scan, secondScan)),
      Buffer.from([0xff, 0xd9]),
    ]),
  ],
  ['JPEG, a progressive one cut off', part(progressive, 0.8)],
])('refuses a broken %s', async (_, file) => {
  expect(await validateLogo(file)).toEqual({ error: 'logoBroken' });
});

it.each<[string, Buffer]>([
  ['PNG and zip', Buffer.concat([truecolour, zip])],
  ['PNG and HTML', Buffer.concat([truecolour, html])],
  ['PNG and one byte', Buffer.concat([truecolour, Buffer.alloc(1)])],
  ['JPEG and zip', Buffer.concat([baseline, zip])],
  ['JPEG and HTML', Buffer.concat([baseline, html])],
  ['two JPEGs', Buffer.concat([baseline, baseline])],
  [
    'an animated PNG',
    pngFile({ ...small, before: [pngChunk('acTL', Buffer.concat([uint32(2), uint32(0)]))] }),
  ],
])('refuses more than one image: %s', async (_, file) => {
  expect(await validateLogo(file)).toEqual({ error: 'logoWithMore' });
});

it('refuses by size, before anything is read', async () => {
  expect(await validateLogo(Buffer.alloc(0))).toEqual({ error: 'logoEmpty' });
  expect(await validateLogo(pngOfSize(largestLogo + 1))).toEqual({ error: 'logoTooLarge' });
});

it('refuses more pixels than it takes by what the header says', async () => {
  const bombs = [
    pngFile({ width: 4097, height: 1 }),
    pngFile({ width: 2 ** 31 - 1, height: 5, rows: Buffer.alloc(10) }),
    jpegWithSides(8, 4097),
    jpegWithSides(65_000, 65_000),
  ];
  for (const bomb of bombs) expect(await validateLogo(bomb)).toEqual({ error: 'logoTooManyPixels' });
});

it('never takes a part of an image', async () => {
  for (const file of [
    baseline,
    progressive,
    Buffer.from(jpegSamples.colourWithRestarts, 'base64'),
    truecolour,
  ])
    for (let length = 1; length < file.length; length += 7)
      expect(await validateLogo(file.subarray(0, length))).toHaveProperty('error');
});
