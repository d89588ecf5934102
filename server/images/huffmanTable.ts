import type { Bytes } from './bytes';
import type { EntropyBits } from './entropyBits';
import { ImageError } from './imageFault';

const longestCode = 16;

/** A canonical Huffman code (JPEG specification T.81, annex C and F.2.2.3). */
export class HuffmanTable {
  readonly #values: Uint8Array;
  /** By the length of a code: the first code, how many there are, and where their values begin. */
  readonly #lengths: { first: number; count: number; start: number }[] = [];

  constructor(bytes: Bytes) {
    const counts = bytes.take(longestCode);
    let first = 0;
    let start = 0;
    for (const [index, count] of counts.entries()) {
      if (first + count > 2 ** (index + 1)) throw new ImageError('broken');
      this.#lengths.push({ first, count, start });
      first = (first + count) * 2;
      start += count;
    }
    this.#values = bytes.take(start);
  }

  read(bits: EntropyBits): number {
    let code = 0;
    for (const { first, count, start } of this.#lengths) {
      code = code * 2 + bits.read(1);
      if (code - first < count) return this.#values[start + code - first] ?? 0;
    }
    throw new ImageError('broken');
  }
}
