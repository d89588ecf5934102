import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** `share` is the changed part from 0 to 1, and `difference` a picture that marks it. */
export type Change =
  | { kind: 'same' | 'new' | 'gone' }
  | { kind: 'changed'; share: number; difference: string };

/** Compares the pictures of two folders by name, pixel by pixel. */
export async function comparePictures(
  before: string,
  after: string,
  wanted: (file: string) => boolean,
): Promise<Map<string, Change>> {
  const changes = new Map<string, Change>();
  for (const file of await picturesIn(after)) changes.set(file, await changeOf(file, before, after));
  for (const file of await picturesIn(before))
    if (wanted(file) && !changes.has(file)) changes.set(file, { kind: 'gone' });
  return changes;
}

const differences = 'differences';

async function picturesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.png') && !file.startsWith(differences))
    .sort();
}

async function changeOf(file: string, before: string, after: string): Promise<Change> {
  const former = path.join(before, file);
  if (!existsSync(former)) return { kind: 'new' };
  const [old, now] = await Promise.all([readFile(former), readFile(path.join(after, file))]);
  if (old.equals(now)) return { kind: 'same' };
  const [a, b] = await Promise.all([dots(old), dots(now)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = Buffer.alloc(width * height * 3);
  let differing = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dotA, dotB] = [dotAt(a, x, y), dotAt(b, x, y)];
      const differs = differ(dotA, dotB);
      if (differs) differing += 1;
      // Unchanged pixels are pale, changed ones red.
      const pale = 255 - (255 - (dotB?.[1] ?? 0)) / 5;
      marked.set(differs ? [220, 0, 40] : [pale, pale, pale], (y * width + x) * 3);
    }
  if (differing === 0) return { kind: 'same' };
  const difference = `${differences}/${file}`;
  await mkdir(path.dirname(path.join(after, difference)), { recursive: true });
  await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path.join(after, difference));
  return { kind: 'changed', share: differing / (width * height), difference };
}

interface Dots {
  data: Buffer;
  width: number;
  height: number;
}

async function dots(file: Buffer): Promise<Dots> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Red, green and blue; undefined outside the picture. */
function dotAt({ data, width, height }: Dots, x: number, y: number): Uint8Array | undefined {
  const place = (y * width + x) * 3;
  return x < width && y < height ? data.subarray(place, place + 3) : undefined;
}

/** Several threads paint curves, and their rounding varies by up to 2 of 255 between runs. */
const rounding = 3;

function differ(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (!a || !b) return true;
  return a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > rounding);
}
