import { encode } from 'fast-png';

export type Colour = [number, number, number];

/**
 * A drawing has at most 256 colours, one byte each, so it is small and is compressed quickly. Each pixel is
 * an index into the palette; pixels are stored row by row from the top.
 */
export interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint8Array(width * height) };
}

/** `paint` gets the pixel's distance from the centre, divided by the radius (0 to 1). */
export function fillDisc(
  { width, height, pixels }: Canvas,
  disc: { x: number; y: number; radius: number },
  paint: (distance: number) => number,
): void {
  const bottom = Math.min(height - 1, Math.ceil(disc.y + disc.radius));
  const right = Math.min(width - 1, Math.ceil(disc.x + disc.radius));
  for (let y = Math.max(0, Math.floor(disc.y - disc.radius)); y <= bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(disc.x - disc.radius)); x <= right; x += 1) {
      const distance = Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2) / disc.radius;
      if (distance <= 1) pixels[y * width + x] = paint(distance);
    }
  }
}

/** The ring is `lineWidth` pixels wide and lies along the inner edge of the disc. */
export function drawRing(
  { width, height, pixels }: Canvas,
  disc: { x: number; y: number; radius: number },
  lineWidth: number,
  colour: number,
): void {
  const inner = Math.max(0, disc.radius - lineWidth);
  const bottom = Math.min(height - 1, Math.ceil(disc.y + disc.radius));
  const right = Math.min(width - 1, Math.ceil(disc.x + disc.radius));
  for (let y = Math.max(0, Math.floor(disc.y - disc.radius)); y <= bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(disc.x - disc.radius)); x <= right; x += 1) {
      const distance = Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2);
      if (distance <= disc.radius && distance >= inner) pixels[y * width + x] = colour;
    }
  }
}

export function encodePng({ width, height, pixels }: Canvas, palette: readonly Colour[]): Uint8Array {
  return encode({
    width,
    height,
    data: pixels,
    depth: 8,
    channels: 1,
    palette: palette.map((colour) => [...colour]),
  });
}
