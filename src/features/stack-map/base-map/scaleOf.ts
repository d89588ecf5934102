const metresAroundEquator = 2 * Math.PI * 6_371_008.8;

/** At zoom 0 the map draws the equator with this many pixels. */
const worldPixels = 512;

const mostPixels = 100;
const roundLeads = [10, 5, 3, 2, 1];

/** Returns the longest round distance of at most 100 pixels in the middle of a map. */
export function scaleOf(latitude: number, zoom: number): { pixels: number; label: string } {
  const metresOfPixel =
    (metresAroundEquator * Math.cos((latitude * Math.PI) / 180)) / (worldPixels * 2 ** zoom);
  const most = mostPixels * metresOfPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (roundLeads.find((lead) => lead * power <= most) ?? 1);
  const [number, unit] = metres >= 1000 ? [metres / 1000, 'km'] : [metres, 'm'];
  return { pixels: metres / metresOfPixel, label: `${number}\u00a0${unit}` };
}
