import fc from 'fast-check';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type CountStacks, countFolders, countLines } from './arrivedStacks';
import { fileNameOf } from './http/contentDisposition';
import { minutesLeft } from './timeLeft';

/** The zip has data behind its heads of unknown size, as a service that streams writes it. */
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

describe('the time that a download still takes', () => {
  const seconds = (count: number) => count * 1000;

  it('is not known before a stack has arrived', () => {
    expect(minutesLeft({ elapsed: seconds(9), done: 0, of: 20 }, null)).toBeNull();
  });

  it.each([
    ['20 stacks of 3 s', { elapsed: seconds(3), done: 1, of: 21 }, 1],
    ['100 stacks of 3 s', { elapsed: seconds(30), done: 10, of: 110 }, 5],
    ['19 stacks of 3 s', { elapsed: seconds(3), done: 1, of: 20 }, 0],
    ['nothing', { elapsed: seconds(60), done: 20, of: 20 }, 0],
    ['more than was asked for', { elapsed: seconds(60), done: 21, of: 20 }, 0],
  ])('says how long %s will take', (_what, pace, minutes) => {
    expect(minutesLeft(pace, null)).toBe(minutes);
  });

  it('does not jump between two whole minutes', () => {
    const about = (left: number) => ({ elapsed: seconds(60), done: 10, of: 10 + left });
    expect([24, 26, 24, 26].map((left) => minutesLeft(about(left), 2))).toEqual([2, 2, 2, 2]);
    expect(minutesLeft(about(40), 2)).toBe(4);
  });

  it('only falls while the pace is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 100, max: 9000 }), (of, perStack) => {
        let shown: number | null = null;
        for (let done = 1; done <= of; done += 1) {
          const now = minutesLeft({ elapsed: done * perStack, done, of }, shown);
          if (shown !== null) expect(now).toBeLessThanOrEqual(shown);
          shown = now;
        }
        expect(shown).toBe(0);
      }),
    );
  });
});

describe('the name of a download', () => {
  it.each([
    [null, 'archive.zip'],
    ['', 'archive.zip'],
    ['attachment', 'archive.zip'],
    ['attachment; filename=stacks.zip', 'stacks.zip'],
    ['attachment; filename="stacks.zip"', 'stacks.zip'],
    ['attachment;filename="stacks.zip"', 'stacks.zip'],
    ['ATTACHMENT; FILENAME="stacks.zip"', 'stacks.zip'],
    ['attachment; filename = "stacks.zip"', 'stacks.zip'],
    ['inline; filename="my stacks.zip"', 'my stacks.zip'],
    ['attachment; filename="a \\"quoted\\" name.zip"', 'a _quoted_ name.zip'],
    ['attachment; filename="semi;colon.zip"', 'semi;colon.zip'],
    ["attachment; filename*=UTF-8''T%C3%B8mmer.zip", 'Tømmer.zip'],
    ['attachment; filename="Tommer.zip"; filename*=UTF-8\'\'T%C3%B8mmer.zip', 'Tømmer.zip'],
    ['attachment; filename*=UTF-8\'\'T%C3%B8mmer.zip; filename="Tommer.zip"', 'Tømmer.zip'],
    ["attachment; filename*=utf-8'da'T%C3%B8mmer.zip", 'Tømmer.zip'],
    ["attachment; filename*=ISO-8859-1''T%F8mmer.zip", 'Tømmer.zip'],
    ['attachment; filename="plain.zip"; filename*=UTF-8\'\'%FF%FE', 'plain.zip'],
    ['attachment; filename="plain.zip"; filename*=KOI8-R\'\'x.zip', 'plain.zip'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\stacks.zip"', 'stacks.zip'],
    ["attachment; filename*=UTF-8''..%2F..%2Fstacks.zip", 'stacks.zip'],
    ["attachment; filename*=UTF-8''a%00b%0D%0A.zip", 'a_b__.zip'],
    ["attachment; filename*=UTF-8''gpj%E2%80%AEzip.exe", 'gpj_zip.exe'],
    ['attachment; filename="..."', 'archive.zip'],
    ['attachment; filename=".hidden"', 'hidden'],
    ['attachment; filename=""', 'archive.zip'],
    ['attachment; filename=first.zip; filename=second.zip', 'first.zip'],
  ])('%s is %s', (header, name) => {
    expect(fileNameOf(header, 'archive.zip')).toBe(name);
  });

  it('keeps names to a length that file systems take', () => {
    const name = fileNameOf(`attachment; filename="${'a'.repeat(500)}.zip"`, 'archive.zip');
    expect(name).toHaveLength(200);
    expect(name).toMatch(/a\.zip$/);
  });
});
