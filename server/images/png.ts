import { Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';
import { Bytes } from './bytes';
import { checkSides, ImageError } from './imageFault';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Samples per pixel and allowed bits per sample, by colour type (PNG specification, 11.2.2). */
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const indexed = 3;

/** Where the passes of an interlaced image begin, and how far their pixels are apart (8.2). */
const passes = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const wholeImage = [{ x: 0, y: 0, dx: 1, dy: 1 }];

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  isIndexed: boolean;
  isInterlaced: boolean;
}

export function isPng(data: Uint8Array): boolean {
  return signature.every((byte, index) => data[index] === byte);
}

/**
 * Reads a still PNG to its last pixel: chunks with their checksums, and rows that inflate to exactly what the header
 * says, without ever holding the pixels.
 * @throws ImageError
 */
export async function checkPng(data: Uint8Array): Promise<void> {
  const bytes = new Bytes(data.subarray(signature.length));
  const header = headerOf(chunkOf(bytes, 'IHDR'));
  const rows: Uint8Array[] = [];
  let hasPalette = false;
  for (;;) {
    const chunk = chunkOf(bytes);
    if (chunk.type === 'IEND') break;
    if (chunk.type === 'IDAT') rows.push(chunk.content);
    else if (chunk.type === 'PLTE') hasPalette = isPalette(chunk.content);
    // Further pictures, which would move on the page.
    else if (chunk.type === 'acTL') throw new ImageError('more');
    // A capital begins a chunk without which the image cannot be shown (5.4).
    else if (/^[A-Z]/.test(chunk.type)) throw new ImageError('broken');
  }
  if (bytes.left > 0) throw new ImageError('more');
  if (header.isIndexed && !hasPalette) throw new ImageError('broken');
  await checkRows(rows, header);
}

function chunkOf(bytes: Bytes, expected?: string): { type: string; content: Uint8Array } {
  const length = bytes.uint32();
  const name = bytes.take(4);
  const type = Buffer.from(name).toString('latin1');
  if (expected !== undefined && type !== expected) throw new ImageError('broken');
  const content = bytes.take(length);
  if (crc32(content, crc32(name)) !== bytes.uint32()) throw new ImageError('broken');
  return { type, content };
}

function headerOf({ content }: { content: Uint8Array }): Header {
  const bytes = new Bytes(content);
  const [width, height, depth, colourType] = [bytes.uint32(), bytes.uint32(), bytes.uint8(), bytes.uint8()];
  const [compression, filter, interlace] = [bytes.uint8(), bytes.uint8(), bytes.uint8()];
  const colour = colourTypes[colourType];
  const isKnown = colour?.depths.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (colour === undefined || !isKnown || bytes.left > 0) throw new ImageError('broken');
  checkSides(width, height);
  return {
    width,
    height,
    bitsPerPixel: colour.samples * depth,
    isIndexed: colourType === indexed,
    isInterlaced: interlace === 1,
  };
}

function isPalette({ length }: Uint8Array): boolean {
  return length > 0 && length <= 256 * 3 && length % 3 === 0;
}

/** The bytes of each row behind its filter type, in the order of the file. */
function* rowLengths({ width, height, bitsPerPixel, isInterlaced }: Header): Generator<number> {
  for (const { x, y, dx, dy } of isInterlaced ? passes : wholeImage) {
    const pixels = Math.ceil((width - x) / dx);
    const rows = pixels > 0 ? Math.ceil((height - y) / dy) : 0;
    for (let row = 0; row < rows; row += 1) yield Math.ceil((pixels * bitsPerPixel) / 8);
  }
}

async function checkRows(compressed: Uint8Array[], header: Header): Promise<void> {
  const rows = rowLengths(header);
  let leftOfRow = 0;
  const inflated = Readable.from(compressed).pipe(createInflate());
  try {
    for await (const data of inflated) {
      for (let at = 0; at < data.length; ) {
        if (leftOfRow === 0) {
          const next = rows.next();
          // Neither a sixth filter type nor a byte behind the last row.
          if (next.done || data[at] > 4) throw new ImageError('broken');
          leftOfRow = next.value;
          at += 1;
        }
        const step = Math.min(leftOfRow, data.length - at);
        leftOfRow -= step;
        at += step;
      }
    }
  } catch {
    throw new ImageError('broken');
  }
  if (leftOfRow > 0 || !rows.next().done) throw new ImageError('broken');
}
