import fc from 'fast-check';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type CountStacks, countFolders, countLines } from './arrivedStacks';

/** A zip with data behind its heads of unknown size, as a service that streams writes it. */
function streamedZip(files: Record<string, Uint8Array>): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [index, [name, content]] of Object.entries(files).entries()) {
    const file = index % 2 === 0 ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => {
    all.set(piece, at);
    return at + piece.length;
  }, 0);
  return all;
}

/** The counts after each piece. */
function counted(count: CountStacks, bytes: Uint8Array, pieceLength: number) {
  const counts: (number | null)[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength)
    counts.push(count(bytes.slice(at, at + pieceLength)));
  return counts;
}

const noise = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7919) % 251);
const stack = (name: string) => ({
  [`${name}/${name} report.pdf`]: noise(5000),
  [`${name}/${name} values.csv`]: strToU8('a;b\r\n'),
  [`${name}/${name} front.png`]: noise(9000),
});

describe('the stacks of an archive', () => {
  const archive = streamedZip({ ...stack('1001'), ...stack('1002 Ø'), ...stack('1003') });

  it('count once the next one begins, however the file is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: archive.length }), (pieceLength) => {
        const counts = counted(countFolders(), archive, pieceLength);
        expect(counts).toEqual(counts.toSorted((one, other) => Number(one) - Number(other)));
        // The last folder ends with the file.
        expect(counts.at(-1)).toBeLessThanOrEqual(2);
        if (pieceLength < 5000) expect(counts.at(-1)).toBe(2);
      }),
      { numRuns: 40 },
    );
  });

  it('end before a note about missing reports', () => {
    const noted = streamedZip({ ...stack('1001'), ...stack('1002'), 'README.txt': noise(4000) });
    expect(counted(countFolders(), noted, 800).at(-1)).toBe(2);
  });

  it('are not taken from what looks like a head inside a file', () => {
    const data = joined([
      noise(100),
      Uint8Array.of(0x50, 0x4b, 3, 4),
      noise(3000),
      strToU8('PK'),
      noise(3000),
    ]);
    const misleading = streamedZip({ '1001/1001 front.png': data, '1001/1001 back.png': data });
    expect(counted(countFolders(), misleading, 700).at(-1)).toBe(0);
  });

  it('are unknown where there are no folders', () => {
    const flat = streamedZip({ 'a.pdf': noise(4000), 'b.pdf': noise(4000) });
    expect(counted(countFolders(), flat, 500).at(-1)).toBeNull();
  });
});

describe('the stacks of a CSV', () => {
  const lines = (text: string, pieceLength = 3) => counted(countLines(), strToU8(text), pieceLength).at(-1);

  it('are its lines without the headings', () => {
    expect(lines('\ufeffNumber;Place\r\n')).toBe(0);
    expect(lines('\ufeffNumber;Place\r\n1001;Rold\r\n1002;Thy\r\n')).toBe(2);
  });

  it('may hold a line break and quotes in a value', () => {
    expect(lines('Number;Remark\r\n1001;"two\r\nlines, ""quoted"""\r\n1002;\r\n')).toBe(2);
  });
});
