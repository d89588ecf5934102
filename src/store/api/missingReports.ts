export interface MissingReport {
  stackId: string;
  stackNumber: string;
  reason: string;
}

/** The service adds this file at the end of an archive that lacks reports. */
const noteName = 'missing-reports.json';

/**
 * The end record of a zip without a comment says where the directory begins and how long it is (APPNOTE
 * 4.3.16).
 */
const end = { length: 22, signature: 0x06_05_4b_50, directoryLength: 12, directoryStart: 16 };

/**
 * Each file has an entry in the directory (APPNOTE 4.3.12) and a local header (4.3.7), with these offsets
 * before the name.
 */
const entry = { length: 46, size: 20, nameLength: 28, extraLength: 30, commentLength: 32, start: 42 };
const head = { length: 30, nameLength: 26, extraLength: 28 };

async function bytesOf(file: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}

/**
 * Returns the text of the note, which is not compressed, or null if the archive has none. Rejects if the file
 * is not a zip.
 */
async function noteIn(archive: Blob): Promise<string | null> {
  const last = await bytesOf(archive, archive.size - end.length, end.length);
  if (last.getUint32(0, true) !== end.signature) return null;
  const length = last.getUint32(end.directoryLength, true);
  const directory = await bytesOf(archive, last.getUint32(end.directoryStart, true), length);
  for (let at = 0; at < directory.byteLength; ) {
    const numberAt = (offset: number) => directory.getUint16(at + offset, true);
    const nameLength = numberAt(entry.nameLength);
    const name = new Uint8Array(directory.buffer, at + entry.length, nameLength);
    if (new TextDecoder().decode(name) === noteName) {
      const start = directory.getUint32(at + entry.start, true);
      const own = await bytesOf(archive, start, head.length);
      const content =
        start + head.length + own.getUint16(head.nameLength, true) + own.getUint16(head.extraLength, true);
      return archive.slice(content, content + directory.getUint32(at + entry.size, true)).text();
    }
    at += entry.length + nameLength + numberAt(entry.extraLength) + numberAt(entry.commentLength);
  }
  return null;
}

function isMissingReport(value: unknown): value is MissingReport {
  if (typeof value !== 'object' || value === null) return false;
  if (!('stackId' in value && 'stackNumber' in value && 'reason' in value)) return false;
  return [value.stackId, value.stackNumber, value.reason].every((part) => typeof part === 'string');
}

export async function missingReportsIn(archive: Blob): Promise<MissingReport[]> {
  try {
    const note: unknown = JSON.parse((await noteIn(archive)) ?? 'null');
    if (typeof note !== 'object' || note === null || !('reports' in note)) return [];
    const listed: unknown[] = Array.isArray(note.reports) ? note.reports : [];
    return listed.filter(isMissingReport);
  } catch {
    // An unreadable note does not keep the archive from being saved.
    return [];
  }
}
