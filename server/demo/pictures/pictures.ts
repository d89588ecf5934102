import type { PictureKind } from '../../domain/fieldValue';
import { unpackLogEnds } from '../../domain/logEnds';
import { type Canvas, type Colour, createCanvas, drawRing, encodePng, fillDisc } from '../simulator/canvas';
import type { StackFace } from '../simulator/logEnds';
import { type Disc, faceOnFront, type PictureFrame, pictureFrame } from '../simulator/pictureFrame';
import { createRandom } from '../simulator/random';

const sky = 0;
const ground = 1;
const bark = 2;
const pith = 3;
const outline = 4;
const firstWood = 5;
const woodTones = 6;

const palette: readonly Colour[] = [
  [22, 27, 24],
  [46, 40, 32],
  [58, 41, 28],
  [122, 84, 48],
  [64, 224, 255],
  ...Array.from({ length: woodTones }, (_, tone): [Colour, Colour] => {
    const shade = 0.78 + tone * 0.045;
    return [scaled([226, 186, 130], shade), scaled([196, 150, 96], shade)];
  }).flat(),
];

const outlinePixels = 2;

interface Drawn {
  seed: number;
  kind: PictureKind;
  stackId: string;
  logEnds: Uint8Array;
  isAnnotated: boolean;
}

export function pictureOf({ seed, kind, stackId, logEnds, isAnnotated }: Drawn): Uint8Array | null {
  const front = unpackLogEnds(logEnds).find(({ file }) => file === 'FrontImage');
  if (front === undefined) return null;
  const face = faceOnFront(front);
  const found = pictureFrame(kind, face);
  // The stored height is used, because rounding the positions of the logs must not change it.
  const frame = kind === 'CloseupImage' ? found : { ...found, height: front.height };
  const canvas = createCanvas(frame.width, frame.height);
  drawFace(canvas, seed, stackId, kind, { face, frame });
  if (isAnnotated)
    for (const end of face.logEnds) drawRing(canvas, frame.discOf(end), outlinePixels, outline);
  return encodePng(canvas, palette);
}

function drawFace(
  canvas: Canvas,
  seed: number,
  stackId: string,
  kind: PictureKind,
  { face, frame }: { face: StackFace; frame: PictureFrame },
): void {
  const horizon = frame.soil * frame.width;
  canvas.pixels.fill(ground, horizon).fill(sky, 0, horizon);
  const random = createRandom(seed, `${kind === 'BackImage' ? 'back' : 'front'}/${stackId}`);
  for (const end of face.logEnds) {
    const tone = random.int(0, woodTones - 1);
    const offset = random.between(-0.12, 0.12);
    drawLogEnd(canvas, frame.discOf(end), { tone, offset, ringWidth: frame.ringWidth });
  }
}

interface LogStyle {
  tone: number;
  /** This is the distance of the pith from the centre of the log end, divided by the radius. */
  offset: number;
  ringWidth: number;
}

function drawLogEnd(canvas: Canvas, { x, y, radius }: Disc, style: LogStyle): void {
  if (x - radius > canvas.width || y + radius < 0) return;
  const rings = Math.round(radius / style.ringWidth);
  const light = firstWood + style.tone * 2;
  fillDisc(canvas, { x, y, radius }, () => bark);
  fillDisc(
    canvas,
    { x, y, radius: radius * 0.92 },
    (distance) => light + (Math.floor(distance * rings * 2) % 2),
  );
  if (rings === 0) return;
  const heart = { x: x + radius * style.offset, y, radius: radius * 0.09 };
  fillDisc(canvas, heart, () => pith);
}

function scaled([red, green, blue]: Colour, factor: number): Colour {
  return [Math.round(red * factor), Math.round(green * factor), Math.round(blue * factor)];
}
