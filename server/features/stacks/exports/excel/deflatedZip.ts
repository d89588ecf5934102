import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

interface ZipEntry {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

interface Tally {
  crc: number;
  /** Both sizes are in bytes; `size` is the size before compression. */
  compressed: number;
  size: number;
}

const signatures = { entry: 0x04034b50, descriptor: 0x08074b50, listed: 0x02014b50, end: 0x06054b50 };
const version = 20;
/** The flags say that sizes follow the data, and that names are in UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** Sheets are repetitive texts: higher levels take longer and save little more. */
const level = constants.Z_BEST_SPEED;
const onePart = { objectMode: true, highWaterMark: 1 };
const largest = 0xffff_ffff;

/** The format stores the year from 1980, and counts seconds in steps of two (APPNOTE 4.4.6). */
function dosTime(moment: Date): { date: number; time: number } {
  return {
    date: ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time:
      (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | Math.floor(moment.getUTCSeconds() / 2),
  };
}

function written(bytes: 2 | 4, values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, bytes * index, bytes);
  return buffer;
}

const u16 = (...values: number[]) => written(2, values);
const u32 = (...values: number[]) => written(4, values);

/**
 * Compresses the texts of the entries and yields the zip piece by piece, so that neither is ever whole in
 * memory. (The library `client-zip`, which makes the archives, cannot compress.) The list of entries is at
 * the end, so an incomplete zip cannot be opened.
 * @throws Error if the zip, or the content of an entry before compression, exceeds 4 GB
 */
export async function* deflatedZip(
  entries: Iterable<ZipEntry>,
  made: Date,
): AsyncGenerator<Uint8Array, void> {
  const { date, time } = dosTime(made);
  const list: Buffer[] = [];
  let count = 0;
  let at = 0;
  for (const { name, parts } of entries) {
    const tally: Tally = { crc: 0, compressed: 0, size: 0 };
    const nameBytes = Buffer.from(name);
    // The sizes are not known yet, and there are no extra fields.
    const head = Buffer.concat([
      u32(signatures.entry),
      u16(version, flags, deflated, time, date),
      u32(0, 0, 0),
      u16(nameBytes.length, 0),
      nameBytes,
    ]);
    yield head;
    // The loop below throws the failure of the pipeline.
    const packed = pipeline(
      Readable.from(counted(parts, tally), onePart),
      createDeflateRaw({ level }),
      () => {},
    );
    for await (const chunk of packed) {
      const bytes: Uint8Array = chunk;
      tally.compressed += bytes.length;
      yield bytes;
    }
    const { crc, compressed, size } = tally;
    if (size > largest || at + compressed > largest) throw new Error('A workbook holds at most 4 GB');
    const descriptor = u32(signatures.descriptor, crc, compressed, size);
    yield descriptor;
    list.push(
      u32(signatures.listed),
      u16(version, version, flags, deflated, time, date),
      u32(crc, compressed, size),
      // There are no extra fields, no comment, no disk number and no attributes.
      u16(nameBytes.length, 0, 0, 0, 0),
      u32(0, at),
      nameBytes,
    );
    count += 1;
    at += head.length + compressed + descriptor.length;
  }
  const listed = Buffer.concat(list);
  yield listed;
  yield Buffer.concat([u32(signatures.end), u16(0, 0, count, count), u32(listed.length, at), u16(0)]);
}

async function* counted(
  parts: AsyncIterable<string> | Iterable<string>,
  tally: Tally,
): AsyncGenerator<Buffer, void> {
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    tally.crc = crc32(bytes, tally.crc);
    tally.size += bytes.length;
    yield bytes;
  }
}
