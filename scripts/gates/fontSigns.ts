import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * WOFF2 identifies a table by its index in a list (https://www.w3.org/TR/WOFF2, 4.1). These are the indexes
 * of two tables.
 */
const cmapIndex = 0;
const glyfIndex = 10;
const locaIndex = 11;
const namedByTag = 63;

/** Returns the code points in the font's character map (OpenType, "cmap", formats 4 and 12). */
export function signsOfFont(file: string): Set<number> {
  const content = readFileSync(file);
  const { cmapAt, end } = readDirectory(content);
  const tables = brotliDecompressSync(content.subarray(end, end + content.readUInt32BE(20)));
  return signsOfMap(tables.subarray(cmapAt));
}

function readDirectory(content: Buffer): { cmapAt: number; end: number } {
  if (content.toString('latin1', 0, 4) !== 'wOF2') throw new Error('No WOFF2 font');
  let at = 48;
  let unpacked = 0;
  let cmapAt: number | undefined;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = content.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = content.readUInt16BE(12); left > 0; left -= 1) {
    const flags = content.readUInt8(at++);
    const index = flags & 63;
    if (index === namedByTag) at += 4;
    const length = number();
    const isOutline = index === glyfIndex || index === locaIndex;
    const isTransformed = flags >> 6 !== (isOutline ? 3 : 0);
    if (index === cmapIndex) cmapAt = unpacked;
    unpacked += isTransformed ? number() : length;
  }
  if (cmapAt === undefined) throw new Error('The font has no character map');
  return { cmapAt, end: at };
}

function signsOfMap(cmap: Buffer): Set<number> {
  const signs = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = map.readUInt16BE(0);
    for (const [from, to] of format === 12 ? groupsOf(map) : format === 4 ? segmentsOf(map) : []) {
      for (let sign = from; sign <= to; sign += 1) signs.add(sign);
    }
  }
  // The value ends the segments of every map.
  return new Set([...signs].filter((sign) => sign !== 0xffff));
}

function groupsOf(map: Buffer): [from: number, to: number][] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, index) => {
    const at = 16 + index * 12;
    return [map.readUInt32BE(at), map.readUInt32BE(at + 4)];
  });
}

function segmentsOf(map: Buffer): [from: number, to: number][] {
  const twiceCount = map.readUInt16BE(6);
  return Array.from({ length: twiceCount / 2 }, (_, index) => {
    const at = 14 + index * 2;
    return [map.readUInt16BE(at + twiceCount + 2), map.readUInt16BE(at)];
  });
}
