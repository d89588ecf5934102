import type { Bytes } from './bytes';
import { EntropyBits } from './entropyBits';
import type { HuffmanTable } from './huffmanTable';
import { ImageError } from './imageFault';
import {
  type BlockScan,
  type ReadBlock,
  readBand,
  readBaselineBlock,
  readFirst,
  refineBand,
  refineFirst,
  type Tables,
} from './jpegBlock';
import type { Component, Frame } from './jpegFrame';
import { markerOf } from './jpegMarker';

/** What the segments before a scan have set. */
interface ScanSettings {
  frame: Frame;
  /** By number. */
  firstTables: readonly (HuffmanTable | undefined)[];
  otherTables: readonly (HuffmanTable | undefined)[];
  /** Units between two restart markers; 0: there are none. */
  restartInterval: number;
}

interface Part {
  component: Component;
  tables: Tables;
}

/** Reads a scan with its header, up to the marker behind it (T.81, B.2.3 and A.2). */
export function readScan(header: Bytes, body: Bytes, settings: ScanSettings): void {
  const { frame, restartInterval } = settings;
  const count = header.uint8();
  const parts = Array.from({ length: count }, () => partOf(settings, header.uint8(), header.uint8()));
  const [start, end, precision] = [header.uint8(), header.uint8(), header.uint8()];
  const [from, to] = frame.isProgressive ? [start, end] : [0, 63];
  const readBlock = readerOf(frame, { from, to, isRefinement: precision >> 4 > 0 });
  const [alone] = parts;
  if (alone === undefined || (from > 0 && count > 1) || header.left > 0) throw new ImageError('broken');
  const scan: BlockScan = { bits: new EntropyBits(body), from, to, emptyBlocks: 0 };
  const units =
    count === 1 ? alone.component.columns * alone.component.rows : frame.unitColumns * frame.unitRows;
  for (let unit = 0; unit < units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0)
      restart(scan, body, unit / restartInterval - 1);
    if (count === 1) readAlone(scan, readBlock, alone, unit);
    else for (const part of parts) readTogether(scan, readBlock, part, frame, unit);
  }
  if (scan.emptyBlocks > 0) throw new ImageError('broken');
  if (from === 0) for (const { component } of parts) component.isSeen = true;
}

function partOf({ frame, firstTables, otherTables }: ScanSettings, id: number, tables: number): Part {
  const component = frame.components.find((known) => known.id === id);
  if (component === undefined) throw new ImageError('broken');
  return { component, tables: { first: firstTables[tables >> 4], others: otherTables[tables & 15] } };
}

interface Range {
  from: number;
  to: number;
  isRefinement: boolean;
}

function readerOf({ isProgressive }: Frame, { from, to, isRefinement }: Range): ReadBlock {
  if (!isProgressive) return readBaselineBlock;
  if (from === 0 && to === 0) return isRefinement ? refineFirst : readFirst;
  if (from === 0 || to < from || to > 63) throw new ImageError('broken');
  return isRefinement ? refineBand : readBand;
}

function readAlone(scan: BlockScan, readBlock: ReadBlock, { component, tables }: Part, unit: number): void {
  const { columns, stride } = component;
  readBlock(scan, component, Math.floor(unit / columns) * stride + (unit % columns), tables);
}

function readTogether(
  scan: BlockScan,
  readBlock: ReadBlock,
  { component, tables }: Part,
  { unitColumns }: Frame,
  unit: number,
): void {
  const { across, down, stride } = component;
  const top = Math.floor(unit / unitColumns) * down;
  const left = (unit % unitColumns) * across;
  for (let row = top; row < top + down; row += 1)
    for (let column = left; column < left + across; column += 1)
      readBlock(scan, component, row * stride + column, tables);
}

/** Markers between parts of a scan are numbered from 0 to 7, over and over. */
function restart(scan: BlockScan, body: Bytes, index: number): void {
  scan.bits.align();
  if (markerOf(body) !== 0xd0 + (index % 8) || scan.emptyBlocks > 0) throw new ImageError('broken');
}
