import type { StyleImageMetadata } from 'maplibre-gl';

/** The dot beside a town's name. */
export const townDot = 'town dot';

const taken = /^taken (\d+) (\d+)$/;

/** The name of an invisible image with so many dots. */
export const invisible = (width: number, height: number) => `taken ${width} ${height}`;

interface Image {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each dot. */
  data: Uint8Array;
}

interface MapWithImages {
  setMissingStyleImageResolver: (resolver: (name: string) => void) => unknown;
  addImage: (name: string, image: Image, options?: Partial<StyleImageMetadata>) => unknown;
}

/** Makes the images of the map's own layers when the first tile asks for them, in whatever style. */
export function makeImages(map: MapWithImages): void {
  map.setMissingStyleImageResolver((name) => {
    if (name === townDot) map.addImage(name, disc(), { sdf: true, pixelRatio });
    const [width, height] = taken.exec(name)?.slice(1).map(Number) ?? [];
    if (width && height) map.addImage(name, { width, height, data: new Uint8Array(4 * width * height) });
  });
}

/** Dots of the disc's image to a pixel of the map. */
const pixelRatio = 2;
/** In dots. */
const [edge, radius] = [16, 4];
/** How MapLibre writes distances from an outline: so much at the outline, and one more or less so many dots further in or out. */
const [atOutline, reach] = [0.75, 8];

/** As distances from its outline: MapLibre draws it in the colour of the layer. */
function disc(): Image {
  const data = new Uint8Array(4 * edge * edge);
  const middle = (edge - 1) / 2;
  for (let at = 0; at < edge * edge; at++) {
    const inside = radius - Math.hypot((at % edge) - middle, Math.floor(at / edge) - middle);
    data[4 * at + 3] = 255 * Math.max(0, Math.min(1, atOutline + inside / reach));
  }
  return { width: edge, height: edge, data };
}
