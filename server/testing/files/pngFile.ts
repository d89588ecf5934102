import { crc32, deflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  depth?: number;
  colourType?: number;
  isInterlaced?: boolean;
  rows?: Buffer;
  before?: Buffer[];
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function rowBytes({ width, height, depth = 8, colourType = 6, isInterlaced = false }: Png): number {
  let bytes = 0;
  for (const [x, y, dx, dy] of isInterlaced ? passes : ([[0, 0, 1, 1]] as const)) {
    const pixels = Math.max(0, Math.ceil((width - x) / dx));
    const rows = Math.max(0, Math.ceil((height - y) / dy));
    if (pixels > 0) bytes += rows * (1 + Math.ceil((pixels * depth * (samples[colourType] ?? 1)) / 8));
  }
  return bytes;
}

export function pngFile(png: Png): Buffer {
  const { width, height, depth = 8, colourType = 6, isInterlaced = false, before = [] } = png;
  const header = Buffer.from([depth, colourType, 0, 0, isInterlaced ? 1 : 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), header])),
    ...before,
    pngChunk('IDAT', deflateSync(png.rows ?? Buffer.alloc(rowBytes(png)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
