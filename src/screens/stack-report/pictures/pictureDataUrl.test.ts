import { isWholePicture } from './pictureDataUrl';

const jpeg = (...bytes: number[]) =>
  `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, ...bytes]).toString('base64')}`;
const png = (...chunks: string[]) =>
  `data:image/png;base64,${Buffer.from(`\x89PNG\r\n\x1a\n${chunks.join('')}`, 'latin1').toString('base64')}`;

const preview = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
const scan = [0xff, 0xda, 0, 2, 1, 2, 0xff, 0, 3];
const end = [0xff, 0xd9];
const data = '\0\0\0\x04IDATIEND\x01\x02\x03\x04';
const last = '\0\0\0\0IEND\xaeB`\x82';

it('is one that its file goes to the end of', () => {
  expect(isWholePicture(jpeg(...preview, ...scan, ...end))).toBe(true);
  expect(isWholePicture(jpeg(0xff, ...scan, ...end, 1, 2, 3))).toBe(true);
  expect(isWholePicture(png(data, last))).toBe(true);
});

it.each([
  ['a scan that stops, behind a preview that does not', jpeg(...preview, ...scan)],
  ['no scan', jpeg(...preview)],
  ['segments that are none', jpeg(1, 2, ...end)],
  ['a chunk that only names the end', png(data)],
  ['a chunk that stops', png(data.slice(0, -3))],
  ['the end cut', png(data, last.slice(0, -1))],
  ['no base64', 'data:image/png;base64,%'],
  ['nothing', 'data:image/jpeg;base64,'],
])('is none with %s', (_, dataUrl) => {
  expect(isWholePicture(dataUrl)).toBe(false);
});
