import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderStore } from '../files/folderStore';
import type { FileStore } from '../ports/fileStore';
import { renderPicture } from './renderPicture';

let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendering-'));
  files = folderStore(folder);
  await mkdir(files.incoming);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let digest = '';

function photograph(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const, background: 'blue' };
  return sharp({ create: { ...half, width, background: 'red' } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ]);
}

async function rendered(bytes: Buffer) {
  digest = createHash('sha256').update(bytes).digest('hex');
  await writeFile(path.join(files.incoming, 'sent'), bytes);
  await files.keep({ digest, part: 'original' }, path.join(files.incoming, 'sent'));
  return renderPicture(files, digest);
}

async function shown(part: 'shown' | 'preview') {
  return sharp((await files.read({ digest, part })) ?? Buffer.alloc(0));
}

const tags = {
  IFD0: { Artist: 'Anna Skov', Make: 'Camera' },
  IFD2: { DateTimeOriginal: '2026:06:16 10:30:00', OffsetTimeOriginal: '+02:00' },
  IFD3: {
    ...{ GPSLatitudeRef: 'N', GPSLatitude: '56/1 30/1 36/1' },
    ...{ GPSLongitudeRef: 'W', GPSLongitude: '9/1 15/1 0/1' },
  },
};

it('is turned as the camera was held, without what the camera wrote, which is answered', async () => {
  // The camera was held upright: the upper end of the shown picture is the left one of the stored picture.
  const sent = await photograph(400, 300).jpeg().withExif(tags).withMetadata({ orientation: 6 }).toBuffer();
  expect(sent.includes('Anna Skov')).toBe(true);
  expect(await rendered(sent)).toEqual({
    ...{ state: 'Shown', width: 300, height: 400 },
    ...{ takenAt: new Date('2026-06-16T08:30:00Z'), latitude: 56.51, longitude: -9.25 },
  });
  for (const part of ['shown', 'preview'] as const) {
    const picture = await shown(part);
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    const { exif, icc, xmp, orientation } = await picture.metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    const upper = await picture.extract({ left: 0, top: 0, width: 300, height: 100 }).png().toBuffer();
    const { dominant } = await sharp(upper).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  }
  const original = await files.read({ digest, part: 'original' });
  expect(original && Buffer.from(original).equals(sent)).toBe(true);
  expect(await readdir(files.incoming)).toEqual([]);
});

it('is as large as a screen, and small as a preview', async () => {
  expect(await rendered(await photograph(4000, 3000).jpeg().toBuffer())).toEqual({
    ...{ state: 'Shown', width: 2560, height: 1920 },
    ...{ takenAt: null, latitude: null, longitude: null },
  });
  expect(await (await shown('preview')).metadata()).toMatchObject({ width: 480, height: 360 });
});

it('has a white ground where a PNG has none', async () => {
  const clear = { width: 20, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  expect(await rendered(await sharp({ create: clear }).png().toBuffer())).toMatchObject({ width: 20 });
  const { dominant } = await (await shown('shown')).stats();
  expect(dominant.r).toBeGreaterThan(240);
});

it('says nothing of a time without its place, of a position that is none, and of garbled tags', async () => {
  const odd = {
    IFD2: { DateTimeOriginal: '2026:06:16 10:30:00' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '0/0 0/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '9/1 0/1 0/1',
    },
  };
  const nothing = { state: 'Shown', takenAt: null, latitude: null, longitude: null };
  expect(await rendered(await photograph(40, 30).jpeg().withExif(odd).toBuffer())).toMatchObject(nothing);
  const garbled = await photograph(40, 30).jpeg().withExif(tags).toBuffer();
  garbled.fill(0x5a, garbled.indexOf('Exif') + 14, garbled.indexOf('Exif') + 60);
  expect(await rendered(garbled)).toMatchObject(nothing);
});

it('is none of what is cut off, and leaves nothing behind', async () => {
  const whole = await photograph(400, 300).jpeg().toBuffer();
  expect(await rendered(whole.subarray(0, whole.length / 2))).toEqual({ state: 'Unreadable' });
  expect(await files.read({ digest, part: 'shown' })).toBeNull();
  expect(await readdir(files.incoming)).toEqual([]);
});

it('is none of what lacks pixels, though it is closed', async () => {
  const noise = {
    create: {
      width: 400,
      height: 300,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  };
  const whole = await sharp({ create: { ...noise.create, background: 'white' } })
    .jpeg()
    .toBuffer();
  const closed = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from('ffd9', 'hex')]);
  expect(await rendered(closed)).toEqual({ state: 'Unreadable' });
});

it('is shown where the decoder only warns, and all pixels are there', async () => {
  const whole = await photograph(400, 300).jpeg().toBuffer();
  const firstEnd = 4 + whole.readUInt16BE(4);
  const padded = Buffer.concat([whole.subarray(0, firstEnd), Buffer.alloc(4), whole.subarray(firstEnd)]);
  await expect(sharp(padded, { failOn: 'warning' }).toBuffer()).rejects.toThrow(/extraneous/);
  expect(await rendered(padded)).toMatchObject({ state: 'Shown', width: 400 });
});

it.each([
  'Input buffer contains unsupported image format',
  'image: bad dimensions',
  "VipsIcc: Couldn't link the profiles\nvipspng: libpng read error",
  'VipsJpeg: premature end of JPEG image',
])('is none for good where the decoder says "%s"', async (reason) => {
  const sent = await photograph(40, 30).jpeg().toBuffer();
  const decode = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error(reason));
  expect(await rendered(sent)).toEqual({ state: 'Unreadable' });
  decode.mockRestore();
});

it('is tried again when there was no memory, or nowhere to write', async () => {
  const sent = await photograph(40, 30).jpeg().toBuffer();
  const decode = jest.spyOn(sharp.prototype, 'toBuffer');
  for (const reason of [
    'vips_tracked: out of memory -- size == 18MB',
    'VipsJpeg: Insufficient memory (case 4)',
    'glib: Error creating thread: Resource temporarily unavailable',
  ]) {
    decode.mockRejectedValueOnce(new Error(reason)).mockRejectedValueOnce(new Error(reason));
    await expect(rendered(sent)).rejects.toThrow(reason);
  }
  decode.mockRestore();
  expect(await rendered(sent)).toMatchObject({ state: 'Shown' });
  await rm(files.incoming, { recursive: true });
  await writeFile(files.incoming, 'in the way');
  await expect(renderPicture(files, digest)).rejects.toThrow('EEXIST');
});

it('tells when it is decoded: neither while it is read nor while it is stored', async () => {
  const steps: string[] = [];
  const watched: FileStore = {
    ...files,
    read: (key) => {
      steps.push(`read ${key.part}`);
      return files.read(key);
    },
    keep: (key, file) => {
      steps.push(`keep ${key.part}`);
      return files.keep(key, file);
    },
  };
  await rendered(await photograph(40, 30).jpeg().toBuffer());
  await renderPicture(watched, digest, (step) => steps.push(step));
  expect(steps).toEqual(['read original', 'decoding', 'storing', 'keep shown', 'keep preview']);
});

it('is lost where the store does not have it', async () => {
  expect(await renderPicture(files, 'ab'.repeat(32))).toEqual({ state: 'Lost' });
});
