import { Bytes } from './bytes';
import { HuffmanTable } from './huffmanTable';
import { ImageError } from './imageFault';
import { type Frame, readFrame } from './jpegFrame';
import { markerOf } from './jpegMarker';
import { readScan } from './jpegScan';

/** Several times what encoders write: each scan passes over the whole image, however few bytes it has. */
const mostScans = 50;

const marker = {
  sequentialFrame: 0xc0,
  extendedFrame: 0xc1,
  progressiveFrame: 0xc2,
  huffmanTables: 0xc4,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  quantizationTables: 0xdb,
  restartInterval: 0xdd,
};

export function isJpeg(data: Uint8Array): boolean {
  return data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff;
}

/**
 * Reads a JPEG to its last coefficient (ITU-T T.81: baseline, extended and progressive, as browsers show them), without
 * working out the pixels.
 * @throws ImageError
 */
export function checkJpeg(data: Uint8Array): void {
  const bytes = new Bytes(data.subarray(2));
  const image = new JpegImage();
  for (;;) {
    const found = markerOf(bytes);
    if (found === marker.endOfImage) break;
    image.read(found, new Bytes(bytes.take(bytes.uint16() - 2)), bytes);
  }
  image.checkComplete();
  if (bytes.left > 0) throw new ImageError('more');
}

class JpegImage {
  readonly #firstTables: HuffmanTable[] = [];
  readonly #otherTables: HuffmanTable[] = [];
  readonly #quantizationTables = new Set<number>();
  #frame: Frame | undefined;
  #restartInterval = 0;
  #scans = 0;

  /** Reads a segment, and what of a scan follows it. */
  read(found: number, segment: Bytes, rest: Bytes): void {
    switch (found) {
      case marker.sequentialFrame:
      case marker.extendedFrame:
      case marker.progressiveFrame:
        if (this.#frame !== undefined) throw new ImageError('broken');
        this.#frame = readFrame(segment, found === marker.progressiveFrame);
        break;
      case marker.huffmanTables:
        while (segment.left > 0) this.#readHuffmanTable(segment);
        break;
      case marker.quantizationTables:
        while (segment.left > 0) this.#readQuantizationTable(segment);
        break;
      case marker.restartInterval:
        this.#restartInterval = segment.uint16();
        break;
      case marker.startOfScan:
        this.#readScan(segment, rest);
        break;
      default:
        // The other frames and tables: lossless, hierarchical, arithmetic. No browser shows them.
        if (found >= 0xc3 && found <= 0xcf) throw new ImageError('otherKind');
        // Remarks of applications are not read.
        if (found < 0xe0) throw new ImageError('broken');
    }
  }

  checkComplete(): void {
    const components = this.#frame?.components ?? [];
    const isComplete = components.every(
      ({ isSeen, quantization }) => isSeen && this.#quantizationTables.has(quantization),
    );
    if (components.length === 0 || !isComplete) throw new ImageError('broken');
  }

  #readHuffmanTable(segment: Bytes): void {
    const target = segment.uint8();
    const tables = target >> 4 === 0 ? this.#firstTables : this.#otherTables;
    tables[target & 3] = new HuffmanTable(segment);
  }

  #readQuantizationTable(segment: Bytes): void {
    const target = segment.uint8();
    segment.take(target >> 4 === 0 ? 64 : 128);
    this.#quantizationTables.add(target & 15);
  }

  #readScan(header: Bytes, body: Bytes): void {
    this.#scans += 1;
    if (this.#frame === undefined || this.#scans > mostScans) throw new ImageError('broken');
    readScan(header, body, {
      frame: this.#frame,
      firstTables: this.#firstTables,
      otherTables: this.#otherTables,
      restartInterval: this.#restartInterval,
    });
  }
}
