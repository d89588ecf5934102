import type { PictureKind } from './fieldValue';

/** The log ends that were found on a picture. */
export interface PictureLogEnds {
  file: PictureKind;
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels in a metre, from which the radius of a log end follows. */
  scale: number;
  /** Middles in pixels from the upper left corner, diameters in centimetres. */
  logEnds: readonly { x: number; y: number; diameter: number }[];
}

/** One byte in front of all, so that another form can be told from this one. */
const form = 1;

const kinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const satisfies PictureKind[];

/** Kind, width, height, scale and count of a picture. */
const headBytes = 1 + 2 + 2 + 4 + 4;
/** A place as shares of width and height, and a diameter. */
const endBytes = 2 + 2 + 4;
const whole = 65_535;
/** Of a centimetre; the thickest log that fits has four metres. */
const partsOfDiameter = 1e7;
const thickest = 4_294_967_295;

/**
 * A stack has hundreds of log ends: 8 bytes each instead of a row. Places are exact to a hundredth of a pixel of a small
 * picture and an eighth of a large one, diameters to a nanometre: a file prints the digits that were measured, in any unit.
 */
export function packLogEnds(pictures: readonly PictureLogEnds[]): Buffer {
  const length = pictures.reduce((sum, { logEnds }) => sum + headBytes + logEnds.length * endBytes, 1);
  const packed = Buffer.alloc(length);
  let at = packed.writeUInt8(form, 0);
  for (const { file, width, height, scale, logEnds } of pictures) {
    at = packed.writeUInt8(kinds.indexOf(file), at);
    at = packed.writeUInt16LE(width, at);
    at = packed.writeUInt16LE(height, at);
    at = packed.writeFloatLE(scale, at);
    at = packed.writeUInt32LE(logEnds.length, at);
    for (const { x, y, diameter } of logEnds) {
      at = packed.writeUInt16LE(share(x, width), at);
      at = packed.writeUInt16LE(share(y, height), at);
      at = packed.writeUInt32LE(Math.min(thickest, Math.round(diameter * partsOfDiameter)), at);
    }
  }
  return packed;
}

/** A place beyond the picture lies on its edge. */
function share(pixels: number, size: number): number {
  return Math.min(whole, Math.max(0, Math.round((pixels / size) * whole)));
}

/** @throws Error when the bytes are in another form */
export function unpackLogEnds(bytes: Uint8Array): PictureLogEnds[] {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (packed.readUInt8(0) !== form) throw new Error('The log ends are in a form that is not known');
  const pictures: PictureLogEnds[] = [];
  let at = 1;
  while (at < packed.length) {
    const file = kinds[packed.readUInt8(at)];
    if (file === undefined) throw new Error('The log ends are of a picture that is not known');
    const width = packed.readUInt16LE(at + 1);
    const height = packed.readUInt16LE(at + 3);
    const scale = packed.readFloatLE(at + 5);
    const count = packed.readUInt32LE(at + 9);
    at += headBytes;
    const start = at;
    const logEnds = Array.from({ length: count }, (_, index) => {
      const place = start + index * endBytes;
      return {
        x: (packed.readUInt16LE(place) / whole) * width,
        y: (packed.readUInt16LE(place + 2) / whole) * height,
        diameter: packed.readUInt32LE(place + 4) / partsOfDiameter,
      };
    });
    at += count * endBytes;
    pictures.push({ file, width, height, scale, logEnds });
  }
  return pictures;
}
