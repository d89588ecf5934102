import type { Bytes } from './bytes';
import { checkSides, ImageError } from './imageFault';

/** One colour of the image, in blocks of 8 × 8 samples. */
export interface Component {
  id: number;
  /** Blocks across and down in one unit of a scan of several components. */
  across: number;
  down: number;
  /** Blocks in a scan of this component alone. */
  columns: number;
  rows: number;
  /** Blocks in a row as stored, where units are complete. */
  stride: number;
  /** A bit for each of the 64 coefficients of each block that is not zero so far. */
  known: Uint32Array;
  /** Number of its quantisation table. */
  quantization: number;
  /** Whether a scan has brought it. */
  isSeen: boolean;
}

export interface Frame {
  isProgressive: boolean;
  components: Component[];
  /** Units of a scan of several components. */
  unitColumns: number;
  unitRows: number;
}

/** Reads a frame header (T.81, B.2.2 and A.1.1). */
export function readFrame(bytes: Bytes, isProgressive: boolean): Frame {
  const precision = bytes.uint8();
  const height = bytes.uint16();
  const width = bytes.uint16();
  // More bits are for scanners; no browser shows them.
  if (precision !== 8) throw new ImageError('otherKind');
  checkSides(width, height);
  const specifications = Array.from({ length: bytes.uint8() }, () => {
    const id = bytes.uint8();
    const factors = bytes.uint8();
    return { id, across: factors >> 4, down: factors & 15, quantization: bytes.uint8() };
  });
  const isUsual = [1, 3, 4].includes(specifications.length);
  const fits = specifications.every(({ across, down }) => isFactor(across) && isFactor(down));
  if (!isUsual || !fits || bytes.left > 0) throw new ImageError('broken');
  const mostAcross = Math.max(...specifications.map(({ across }) => across));
  const mostDown = Math.max(...specifications.map(({ down }) => down));
  const unitColumns = Math.ceil(width / 8 / mostAcross);
  const unitRows = Math.ceil(height / 8 / mostDown);
  const components = specifications.map(({ id, across, down, quantization }) => ({
    id,
    across,
    down,
    quantization,
    columns: Math.ceil(Math.ceil((width * across) / mostAcross) / 8),
    rows: Math.ceil(Math.ceil((height * down) / mostDown) / 8),
    stride: unitColumns * across,
    known: new Uint32Array(isProgressive ? unitColumns * across * unitRows * down * 2 : 0),
    isSeen: false,
  }));
  return { isProgressive, components, unitColumns, unitRows };
}

function isFactor(factor: number): boolean {
  return factor >= 1 && factor <= 4;
}
