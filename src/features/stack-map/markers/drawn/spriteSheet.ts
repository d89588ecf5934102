import type { Look, Sprite } from './sprites';

/** A slot is a place on the sheet, in its pixels. */
interface Slot {
  x: number;
  y: number;
  size: number;
}

const sheetWidth = 2048;
/** One view has at most a few hundred different sprites. */
const mostPictures = 1000;

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  // The pixels go to WebGL, so they are not to be fetched from a graphics card first.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser draws nothing on a canvas');
  return pen;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

export interface SpriteSheet {
  canvas: HTMLCanvasElement;
  slots: ReadonlyMap<string, Slot>;
}

/** Draws each sprite once for a look and a pixel ratio, and returns sheets of the sprites of one view. */
export function createSheets(look: Look, pixelRatio: number): (sprites: readonly Sprite[]) => SpriteSheet {
  const pictures = new Map<string, HTMLCanvasElement>();

  function pictureOf({ key, size, draw }: Sprite): HTMLCanvasElement {
    const known = pictures.get(key);
    if (known) return known;
    const pixels = Math.ceil(size * pixelRatio);
    const picture = canvasOf(pixels, pixels);
    const pen = penOf(picture);
    pen.translate(pixels / 2, pixels / 2);
    pen.scale(pixelRatio, pixelRatio);
    draw(pen, look);
    if (pictures.size >= mostPictures) pictures.clear();
    pictures.set(key, picture);
    return picture;
  }

  return (sprites) => {
    const shown = new Map(sprites.map((sprite) => [sprite.key, pictureOf(sprite)]));
    const place = Math.max(1, ...[...shown.values()].map(({ width }) => width));
    const perRow = Math.floor(sheetWidth / place);
    const canvas = canvasOf(sheetWidth, place * Math.max(1, Math.ceil(shown.size / perRow)));
    const pen = penOf(canvas);
    const slots = new Map<string, Slot>();
    for (const [index, [key, picture]] of [...shown].entries()) {
      const [x, y] = [place * (index % perRow), place * Math.floor(index / perRow)];
      pen.drawImage(picture, x, y);
      slots.set(key, { x, y, size: picture.width });
    }
    return { canvas, slots };
  };
}
