/** Why bytes are no image that is taken; `more`: an image, and something else besides. */
export type ImageFault = 'otherKind' | 'tooManyPixels' | 'broken' | 'more';

/** Thrown by the checks of this folder. */
export class ImageError extends Error {
  constructor(readonly fault: ImageFault) {
    super(fault);
    this.name = 'ImageError';
  }
}

/** The longest side, in pixels: known from a few bytes, so that nothing large is made for a lie. */
const longestSide = 4096;

export function checkSides(width: number, height: number): void {
  if (width === 0 || height === 0) throw new ImageError('broken');
  if (width > longestSide || height > longestSide) throw new ImageError('tooManyPixels');
}
