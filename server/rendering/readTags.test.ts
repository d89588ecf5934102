import sharp from 'sharp';
import { readTags } from './readTags';

interface Tags {
  time?: string;
  latitude?: string;
  longitude?: string;
  refs?: readonly [string, string];
}

async function tagsOf({ time, latitude = '33/1 51/1 0/1', longitude = '70/1 40/1 12/1', refs }: Tags) {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } });
  const sent = await picture
    .jpeg()
    .withExif({
      ...(time && { IFD2: { DateTimeOriginal: time, OffsetTimeOriginal: '+02:00' } }),
      IFD3: {
        GPSLatitude: latitude,
        GPSLongitude: longitude,
        ...(refs && { GPSLatitudeRef: refs[0], GPSLongitudeRef: refs[1] }),
      },
    })
    .toBuffer();
  return readTags((await sharp(sent).metadata()).exif);
}

const [latitude, longitude] = [33.85, 70.67];

it.each<[readonly [string, string], number, number]>([
  [['N', 'E'], latitude, longitude],
  [['S', 'W'], -latitude, -longitude],
  [['s', 'w'], -latitude, -longitude],
  [['n', 'e'], latitude, longitude],
])('a place in the hemispheres %j', async (refs, expectedLatitude, expectedLongitude) => {
  expect(await tagsOf({ refs })).toMatchObject({
    latitude: expect.closeTo(expectedLatitude, 5),
    longitude: expect.closeTo(expectedLongitude, 5),
  });
});

it('is no place without its hemispheres, and one without its seconds', async () => {
  expect(await tagsOf({})).toMatchObject({ latitude: null, longitude: null });
  const coarse = { latitude: '33/1 51/1 0/0', longitude: '70/1 40/1 0/0' };
  expect(await tagsOf({ ...coarse, refs: ['N', 'E'] })).toMatchObject({
    latitude: expect.closeTo(33.85, 5),
    longitude: expect.closeTo(70 + 40 / 60, 5),
  });
});

it.each([
  ['2026:06:16 10:30:00', new Date('2026-06-16T08:30:00Z')],
  ['0000:00:00 00:00:00', null],
  ['1899:12:31 23:00:00', null],
  ['2999:06:16 10:30:00', null],
])('a time that a camera can have seen: %s', async (time, takenAt) => {
  expect(await tagsOf({ time })).toMatchObject({ takenAt });
});
