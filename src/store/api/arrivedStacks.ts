/** Takes the pieces of a file in their order; returns how many stacks have arrived whole, null if that is unknown. */
export type CountStacks = (piece: Uint8Array) => number | null;

/** The head of a file in a zip, without its name (APPNOTE 4.3.7). */
const headLength = 30;
/** Bytes; a longer name is no name of this service's files. */
const longestName = 1000;
const [p, k] = [0x50, 0x4b];
/** Stored and deflated. */
const methods = [0, 8];

/** The name of the file whose head begins at `at`; null where no head does, which data of a file may look like. */
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
 * Stacks in an archive: each has a folder, and is whole when the next folder begins. A zip of unknown length has no
 * sizes in its heads, so they are searched for. A service whose files begin outside folders has no stacks to count.
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
    // A head may be cut by the end of a piece: what could be one is looked at again with the next.
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

/** Stacks in a CSV: the lines after the first; a line may be broken inside quotes. */
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
