import { type Canvas, type Colour, createCanvas, encodePng, fillDisc } from './canvas';
import type { PictureKind } from './fieldValue';
import { diametersOf, type LogEnd, type StackFace, stackFace } from './logEnds';
import { type MeasuredStack, type Measurement, measurementOf } from './measurement';
import { createRandom } from './random';

const sky = 0;
const ground = 1;
const bark = 2;
const pith = 3;
const firstWood = 4;
/** Each tone of wood has a light and a dark ring. */
const woodTones = 6;

const palette: readonly Colour[] = [
  [22, 27, 24],
  [46, 40, 32],
  [58, 41, 28],
  [122, 84, 48],
  ...Array.from({ length: woodTones }, (_, tone): [Colour, Colour] => {
    const shade = 0.78 + tone * 0.045;
    return [scaled([226, 186, 130], shade), scaled([196, 150, 96], shade)];
  }).flat(),
];

const whole = { width: 1200, ringWidth: 5 };
const close = { width: 800, height: 600, ringWidth: 7 };
const margin = 0.02;
const soilShare = 0.06;

/**
 * A drawn photo of the stack as PNG: the log ends of its measurement, seen from the front, from the back, or a part of
 * the front from near. Null before the measurement.
 */
export function pictureOf(
  seed: number,
  kind: PictureKind,
  stack: Omit<MeasuredStack, 'fullMeasurement'> & { fullMeasurement: boolean | null },
): Uint8Array | null {
  const measurement = measurementOf(seed, stack);
  if (measurement === null) return null;
  const face = faceOf(seed, stack.id, measurement);
  return draw(seed, stack.id, kind, face);
}

/** The log ends as the front picture shows them. Logs that were only counted are drawn too: somebody counted them. */
export function faceOf(seed: number, stackId: string, measurement: Measurement): StackFace {
  return stackFace(diametersOf(seed, stackId, measurement));
}

function draw(seed: number, stackId: string, kind: PictureKind, face: StackFace): Uint8Array {
  const frame = kind === 'CloseupImage' ? closeFrame(face) : wholeFrame(face);
  const canvas = createCanvas(frame.width, frame.height);
  const soil = Math.round(frame.height * (1 - soilShare));
  canvas.pixels.fill(ground, soil * frame.width).fill(sky, 0, soil * frame.width);
  const random = createRandom(seed, `${kind === 'BackImage' ? 'back' : 'front'}/${stackId}`);
  for (const end of face.logEnds) {
    const tone = random.int(0, woodTones - 1);
    const offset = random.between(-0.12, 0.12);
    const x = kind === 'BackImage' ? face.width - end.x : end.x;
    drawLogEnd(canvas, { ...end, x }, { ...frame, soil, tone, offset });
  }
  return encodePng(canvas, palette);
}

/** As wide as the face, and a little higher. */
function wholeFrame(face: StackFace) {
  const scale = (whole.width * (1 - 2 * margin)) / face.width;
  return {
    ...whole,
    height: Math.round((face.height * scale) / (1 - 3 * soilShare)),
    scale,
    left: whole.width * margin,
  };
}

function closeFrame(face: StackFace) {
  const fitted = Math.min(close.width / face.width, close.height / face.height);
  return { ...close, scale: Math.max(fitted, closeScale(face, close.width)), left: 0 };
}

/** About eight logs across, the size at which single ends can be told apart. */
function closeScale({ logEnds }: StackFace, width: number): number {
  const mean = logEnds.reduce((sum, { diameter }) => sum + diameter, 0) / Math.max(1, logEnds.length) / 100;
  return width / (8 * mean);
}

interface Look {
  /** Pixels in a metre. */
  scale: number;
  left: number;
  soil: number;
  tone: number;
  /** How far the pith lies from the middle, over the radius. */
  offset: number;
  ringWidth: number;
}

function drawLogEnd(canvas: Canvas, end: LogEnd, look: Look): void {
  const x = look.left + end.x * look.scale;
  const y = look.soil - end.y * look.scale;
  const radius = (end.diameter / 200) * look.scale;
  if (x - radius > canvas.width || y + radius < 0) return;
  const rings = Math.round(radius / look.ringWidth);
  const light = firstWood + look.tone * 2;
  fillDisc(canvas, { x, y, radius }, () => bark);
  fillDisc(
    canvas,
    { x, y, radius: radius * 0.92 },
    (distance) => light + (Math.floor(distance * rings * 2) % 2),
  );
  if (rings === 0) return;
  const heart = { x: x + radius * look.offset, y, radius: radius * 0.09 };
  fillDisc(canvas, heart, () => pith);
}

function scaled([red, green, blue]: Colour, factor: number): Colour {
  return [Math.round(red * factor), Math.round(green * factor), Math.round(blue * factor)];
}
