import type { Bytes } from './bytes';
import { ImageError } from './imageFault';

/** The bits of a JPEG scan, in which 0xFF is written as 0xFF 0x00 and a marker ends the data (T.81, F.2.2.5). */
export class EntropyBits {
  #current = 0;
  #left = 0;

  constructor(private readonly bytes: Bytes) {}

  /** The next bits as a number; 0 bits are 0. */
  read(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      if (this.#left === 0) this.#next();
      this.#left -= 1;
      value = value * 2 + ((this.#current >> this.#left) & 1);
    }
    return value;
  }

  /** Drops the rest of the byte: a marker follows. */
  align(): void {
    this.#left = 0;
  }

  #next(): void {
    this.#current = this.bytes.uint8();
    this.#left = 8;
    if (this.#current === 0xff && this.bytes.uint8() !== 0) throw new ImageError('broken');
  }
}
