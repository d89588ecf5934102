import { type Colour, createCanvas, encodePng, fillDisc } from '../simulator/canvas';

const palette: readonly Colour[] = [
  [255, 255, 255],
  [92, 58, 30],
  [232, 196, 140],
  [201, 158, 104],
];
const [bark, light, dark] = [1, 2, 3];

const radius = 40;
const rows = 3;
const side = 2 * radius * rows;

export function demoLogo(): Buffer {
  const height = Math.ceil(2 * radius + (rows - 1) * radius * Math.sqrt(3));
  const canvas = createCanvas(side, height);
  for (let row = 0; row < rows; row += 1) {
    for (let log = 0; log < rows - row; log += 1) {
      const x = radius * (1 + row + 2 * log);
      const y = height - radius - row * radius * Math.sqrt(3);
      fillDisc(canvas, { x, y, radius }, () => bark);
      fillDisc(canvas, { x, y, radius: radius * 0.88 }, (distance) =>
        Math.floor(distance * 8) % 2 === 0 ? light : dark,
      );
    }
  }
  return Buffer.from(encodePng(canvas, palette));
}
