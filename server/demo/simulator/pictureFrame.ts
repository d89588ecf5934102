import type { PictureKind } from '../../domain/fieldValue';
import type { PictureLogEnds } from '../../domain/logEnds';
import type { LogEnd, StackFace } from './logEnds';

/** The circle is in pixels from the upper left corner of the picture. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/**
 * Width, height, growth rings and `soil`, the row in which the ground begins, are in pixels; the scale is in
 * pixels per metre.
 */
export interface PictureFrame {
  width: number;
  height: number;
  scale: number;
  soil: number;
  ringWidth: number;
  discOf: (end: LogEnd) => Disc;
}

const whole = { width: 1200, ringWidth: 5 };
const close = { width: 800, height: 600, ringWidth: 7 };
const margin = 0.02;
const soilShare = 0.06;

export function pictureFrame(kind: PictureKind, face: StackFace): PictureFrame {
  const { left, ...size } = kind === 'CloseupImage' ? closeView(face) : wholeView(face);
  const { scale } = size;
  const soil = soilOf(size.height);
  return {
    ...size,
    soil,
    discOf: ({ x, y, diameter }) => ({
      x: left + (kind === 'BackImage' ? face.width - x : x) * scale,
      y: soil - y * scale,
      radius: (diameter / 200) * scale,
    }),
  };
}

function soilOf(height: number): number {
  return Math.round(height * (1 - soilShare));
}

export function faceOnFront({ width, height, scale, logEnds }: PictureLogEnds): StackFace {
  const [left, soil] = [width * margin, soilOf(height)];
  const ends = logEnds.map(({ x, y, diameter }) => ({
    x: (x - left) / scale,
    y: (soil - y) / scale,
    diameter,
  }));
  return {
    width: (width * (1 - 2 * margin)) / scale,
    height: Math.max(0, ...ends.map(({ y, diameter }) => y + diameter / 200)),
    logEnds: ends,
  };
}

function wholeView(face: StackFace) {
  const scale = (whole.width * (1 - 2 * margin)) / face.width;
  return {
    ...whole,
    height: Math.round((face.height * scale) / (1 - 3 * soilShare)),
    scale,
    left: whole.width * margin,
  };
}

function closeView(face: StackFace) {
  const fitted = Math.min(close.width / face.width, close.height / face.height);
  const scale = Math.max(fitted, closeScale(face));
  return { ...close, scale, left: (close.width - face.width * scale) / 2 };
}

/** About eight logs fit across the picture, so that single log ends can be told apart. */
function closeScale({ logEnds }: StackFace): number {
  const mean = logEnds.reduce((sum, { diameter }) => sum + diameter, 0) / Math.max(1, logEnds.length) / 100;
  return close.width / (8 * mean);
}
