/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** As much as two roundings may differ. */
const tolerance = 0.02;

function isProper({ width, height }: Size): boolean {
  return width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
}

function isSameShape(one: Size, other: Size): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < tolerance;
}

/**
 * The size in whose pixels a picture's marks lie: what the service says, unless it cannot be, or the picture that came
 * (`natural`) has another shape; a picture that was merely made smaller keeps its marks. Undefined until either is known.
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

/** Width over height of the place for a picture: its own shape, within what one can look at. */
export function shapeOfPlace(size: Size | undefined): number {
  return size ? Math.min(widest, Math.max(narrowest, size.width / size.height)) : unknown;
}
