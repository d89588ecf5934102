/** The size is in pixels. */
export interface Size {
  width: number;
  height: number;
}

const tolerance = 0.02;

function isProper({ width, height }: Size): boolean {
  return width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
}

function isSameShape(one: Size, other: Size): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < tolerance;
}

/**
 * Returns the size to which the pixels of the marks refer. It is the service's size, unless that is invalid
 * or the loaded picture (`natural`) has another shape; on a scaled-down picture the marks stay valid. Returns
 * undefined until either size is known.
 */
export function sizeOfPicture(declared: Size, natural: Size | undefined): Size | undefined {
  const said = isProper(declared) ? declared : undefined;
  const came = natural && isProper(natural) ? natural : undefined;
  if (said && came) return isSameShape(said, came) ? said : came;
  return said ?? came;
}

const narrowest = 1 / 3;
const widest = 5;
const unknown = 4 / 3;

export function shapeOfPlace(size: Size | undefined): number {
  return size ? Math.min(widest, Math.max(narrowest, size.width / size.height)) : unknown;
}
