import type { Bytes } from './bytes';
import { ImageError } from './imageFault';

/** The second byte of a marker, which begins with 0xFF as often as the writer likes (T.81, B.1.1.2). */
export function markerOf(bytes: Bytes): number {
  if (bytes.uint8() !== 0xff) throw new ImageError('broken');
  for (;;) {
    const marker = bytes.uint8();
    if (marker !== 0xff) return marker;
  }
}
