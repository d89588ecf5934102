/**
 * Takes the chunks of a file in order. Returns how many stacks have arrived completely, or null if that is
 * unknown.
 */
export type CountStacks = (piece: Uint8Array) => number | null;

/**
 * A local file header in a zip has `headLength` bytes before its name (APPNOTE 4.3.7). The service's file
 * names never have more than `longestName` bytes.
 */
const headLength = 30;
const longestName = 1000;
const [p, k] = [0x50, 0x4b];
/** A file in the archive is stored (0) or deflated (8). */
const methods = [0, 8];

/** Returns null where no header begins, because the data of a file may contain the signature. */
function nameAt(bytes: Uint8Array, at: number): string | null {
  if (bytes[at + 1] !== k || bytes[at + 2] !== 3 || bytes[at + 3] !== 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at);
  const length = view.getUint16(26, true);
  const isHead = methods.includes(view.getUint16(8, true)) && length > 0 && length <= longestName;
  if (!isHead) return null;
  const name = bytes.subarray(at + headLength, at + headLength + length);
  return name.includes(0) ? null : new TextDecoder().decode(name);
}

/**
 * Counts the stacks in an archive: each has a folder, and is complete when the next folder begins. A zip of
 * unknown length has no sizes in its headers, so the bytes are searched for headers. If files begin outside
 * folders, there are no stacks to count.
 */
export function countFolders(): CountStacks {
  let kept = new Uint8Array();
  let folder: string | null = null;
  let whole: number | null = 0;
  const begin = (name: string) => {
    const next = name.includes('/') ? name.slice(0, name.indexOf('/')) : null;
    if (whole === null) return;
    if (folder !== null && next !== folder) whole += 1;
    else if (folder === null && whole === 0 && next === null) whole = null;
    folder = next;
  };
  return (piece) => {
    const bytes = new Uint8Array(kept.length + piece.length);
    bytes.set(kept);
    bytes.set(piece, kept.length);
    // A chunk may end within a header, so its last bytes are searched again with the next chunk.
    const last = bytes.length - headLength - longestName;
    let at = bytes.indexOf(p);
    for (; at >= 0 && at <= last; at = bytes.indexOf(p, at + 1)) {
      const name = nameAt(bytes, at);
      if (name !== null) begin(name);
    }
    kept = bytes.slice(at < 0 ? bytes.length : at);
    return whole;
  };
}

const [quote, lineFeed] = [0x22, 0x0a];

export function countLines(): CountStacks {
  let isQuoted = false;
  let lines = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted;
      if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}
