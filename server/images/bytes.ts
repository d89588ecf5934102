import { ImageError } from './imageFault';

/** Reads big-endian numbers from the front; running out of bytes means that the image is not complete. */
export class Bytes {
  #offset = 0;

  constructor(private readonly data: Uint8Array) {}

  get left(): number {
    return this.data.length - this.#offset;
  }

  take(length: number): Uint8Array {
    if (length < 0 || length > this.left) throw new ImageError('broken');
    this.#offset += length;
    return this.data.subarray(this.#offset - length, this.#offset);
  }

  uint8(): number {
    const byte = this.data[this.#offset];
    if (byte === undefined) throw new ImageError('broken');
    this.#offset += 1;
    return byte;
  }

  uint16(): number {
    return this.uint8() * 0x100 + this.uint8();
  }

  uint32(): number {
    return this.uint16() * 0x10000 + this.uint16();
  }
}
