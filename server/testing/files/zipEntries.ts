import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  isUtf8: boolean;
  isIntact: boolean;
  content: Buffer;
}

/** Only the central directory of the zip is read, so its entries must be stored uncompressed. */
export function zipEntries(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  while (at < end) {
    const nameLength = zip.readUInt16LE(at + 28);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      isUtf8: (zip.readUInt16LE(at + 8) & 0x0800) !== 0,
      isIntact: crc32(content) === zip.readUInt32LE(at + 16),
      content,
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
