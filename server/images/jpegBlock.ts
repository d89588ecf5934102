import type { EntropyBits } from './entropyBits';
import type { HuffmanTable } from './huffmanTable';
import { ImageError } from './imageFault';
import type { Component } from './jpegFrame';

/** What a scan says of its blocks. Bits are read and checked, and no value is worked out: pixels are not needed. */
export interface BlockScan {
  bits: EntropyBits;
  /** First and last coefficient. */
  from: number;
  to: number;
  /** How many more blocks hold nothing further (progressive). */
  emptyBlocks: number;
}

export type ReadBlock = (scan: BlockScan, component: Component, block: number, tables: Tables) => void;

/** Undefined where a scan names a table that is not there. */
export interface Tables {
  first: HuffmanTable | undefined;
  others: HuffmanTable | undefined;
}

function codeOf(table: HuffmanTable | undefined, bits: EntropyBits): number {
  if (table === undefined) throw new ImageError('broken');
  return table.read(bits);
}

/** A whole block (T.81, F.2.2). */
export const readBaselineBlock: ReadBlock = (scan, component, block, tables) => {
  readFirst(scan, component, block, tables);
  const { bits } = scan;
  for (let at = 1; at <= 63; at += 1) {
    const code = codeOf(tables.others, bits);
    const size = code & 15;
    if (size === 0 && code >> 4 !== 15) return;
    at += code >> 4;
    if (at > 63) throw new ImageError('broken');
    bits.read(size);
  }
};

/** The first coefficient of a block, or its upper bits. */
export const readFirst: ReadBlock = ({ bits }, _component, _block, { first }) => {
  const size = codeOf(first, bits);
  if (size > 11) throw new ImageError('broken');
  bits.read(size);
};

/** One more bit of the first coefficient. */
export const refineFirst: ReadBlock = ({ bits }) => {
  bits.read(1);
};

/** The upper bits of a band of coefficients (T.81, G.1.2.2). */
export const readBand: ReadBlock = (scan, { known }, block, { others }) => {
  const { bits, from, to } = scan;
  if (scan.emptyBlocks > 0) {
    scan.emptyBlocks -= 1;
    return;
  }
  for (let at = from; at <= to; at += 1) {
    const code = codeOf(others, bits);
    const [run, size] = [code >> 4, code & 15];
    if (size === 0 && run !== 15) {
      scan.emptyBlocks = 2 ** run - 1 + bits.read(run);
      return;
    }
    at += run;
    if (at > to) throw new ImageError('broken');
    bits.read(size);
    if (size > 0) mark(known, block, at);
  }
};

/** One more bit of those that are known, and coefficients that become known by it (T.81, G.1.2.3). */
export const refineBand: ReadBlock = (scan, { known }, block, { others }) => {
  const { bits, from, to } = scan;
  let at = from;
  while (scan.emptyBlocks === 0 && at <= to) {
    const code = codeOf(others, bits);
    const [run, size] = [code >> 4, code & 15];
    if (size > 1) throw new ImageError('broken');
    if (size === 0 && run !== 15) {
      scan.emptyBlocks = 2 ** run + bits.read(run);
      break;
    }
    bits.read(size);
    at = skipUnknown(scan, known, block, at, run);
    if (at > to) throw new ImageError('broken');
    if (size > 0) mark(known, block, at);
    at += 1;
  }
  if (scan.emptyBlocks === 0) return;
  scan.emptyBlocks -= 1;
  if (known[block * 2] === 0 && known[block * 2 + 1] === 0) return;
  for (; at <= to; at += 1) if (isKnown(known, block, at)) bits.read(1);
};

/** The position behind a run of unknown coefficients; each known one on the way has its bit. */
function skipUnknown(
  { bits, to }: BlockScan,
  known: Uint32Array,
  block: number,
  from: number,
  run: number,
): number {
  let left = run;
  let at = from;
  for (; at <= to; at += 1) {
    if (isKnown(known, block, at)) bits.read(1);
    else if (left === 0) break;
    else left -= 1;
  }
  return at;
}

function isKnown(known: Uint32Array, block: number, at: number): boolean {
  return (((known[block * 2 + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1;
}

function mark(known: Uint32Array, block: number, at: number): void {
  const index = block * 2 + (at >> 5);
  known[index] = (known[index] ?? 0) | (1 << (at & 31));
}
