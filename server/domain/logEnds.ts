import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PictureKind } from './fieldValue';

/**
 * Width, height and the centres of log ends are in pixels; centres are measured from the upper left corner.
 * The scale is in pixels per metre, and diameters are in centimetres.
 */
export interface PictureLogEnds {
  file: PictureKind;
  width: number;
  height: number;
  scale: number;
  logEnds: readonly { x: number; y: number; diameter: number }[];
}

/** The very first byte names the format. Older versions of the program wrote the format `inWholeBytes`. */
const form = 2;

const formOfWholeBytes = 1;

const kinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const satisfies PictureKind[];

/**
 * A picture begins with its kind, width, height, scale and the number of log ends. One more byte gives the
 * number of decimals of the coordinates, and another one that of the diameters.
 */
const headBytes = 1 + 2 + 2 + 4 + 4;
const decimalsBytes = 2;
const numberBytes = 4;

const mostDecimalsOfPixels = 2;
/**
 * Diameters are stored to a nanometre, because a report prints the measured digits in any unit. A log of four
 * metres is the thickest that fits.
 */
const mostDecimalsOfDiameters = 7;
const largest = 4_294_967_295;

/**
 * Three pictures with about a hundred thousand log ends each fit into this many bytes. Anything larger was
 * made to fill the memory.
 */
const mostUnpacked = 16 * 1024 * 1024;

/**
 * A stack has hundreds of log ends. They are packed into about 4 bytes each instead of a row. Every digit
 * that a device sends can be read again, up to a hundredth of a pixel and a nanometre. Coordinates are stored
 * as differences, and the bytes of all numbers are ordered by significance, because similar bytes side by
 * side deflate best.
 */
export function packLogEnds(pictures: readonly PictureLogEnds[]): Buffer {
  const unpacked = Buffer.concat(pictures.flatMap(bytesOf));
  return Buffer.concat([Buffer.from([form]), deflateRawSync(unpacked, { level: 9 })]);
}

function bytesOf({ file, width, height, scale, logEnds }: PictureLogEnds): Buffer[] {
  const pixels = decimalsOf(
    logEnds.flatMap(({ x, y }) => [x, y]),
    mostDecimalsOfPixels,
  );
  const digits = decimalsOf(
    logEnds.map(({ diameter }) => diameter),
    mostDecimalsOfDiameters,
  );
  const head = Buffer.alloc(headBytes + decimalsBytes);
  let at = head.writeUInt8(kinds.indexOf(file), 0);
  at = head.writeUInt16LE(width, at);
  at = head.writeUInt16LE(height, at);
  at = head.writeFloatLE(scale, at);
  at = head.writeUInt32LE(logEnds.length, at);
  at = head.writeUInt8(pixels, at);
  head.writeUInt8(digits, at);
  const inside = (value: number, size: number) => whole(Math.min(size, Math.max(0, value)), pixels);
  return [
    head,
    planesOf(differencesOf(logEnds.map(({ x }) => inside(x, width)))),
    planesOf(differencesOf(logEnds.map(({ y }) => inside(y, height)))),
    planesOf(logEnds.map(({ diameter }) => Math.min(largest, whole(diameter, digits)))),
  ];
}

function whole(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals);
}

function decimalsOf(values: readonly number[], most: number): number {
  const isExact = (decimals: number) =>
    values.every((value) => whole(value, decimals) / 10 ** decimals === value);
  let decimals = 0;
  while (decimals < most && !isExact(decimals)) decimals += 1;
  return decimals;
}

function differencesOf(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const difference = value - (values[index - 1] ?? 0);
    return difference < 0 ? -2 * difference - 1 : 2 * difference;
  });
}

function sumsOf(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference % 2 === 1 ? -(difference + 1) / 2 : difference / 2;
    return sum;
  });
}

function planesOf(values: readonly number[]): Buffer {
  const planes = Buffer.alloc(values.length * numberBytes);
  values.forEach((value, index) => {
    for (let byte = 0; byte < numberBytes; byte += 1)
      planes.writeUInt8(Math.floor(value / 256 ** byte) % 256, byte * values.length + index);
  });
  return planes;
}

type LogEnds = PictureLogEnds['logEnds'];

interface Place {
  bytes: Buffer;
  start: number;
  count: number;
  frame: Pick<PictureLogEnds, 'width' | 'height'>;
}

interface Form {
  endOf: (start: number, count: number) => number;
  logEnds: (place: Place) => LogEnds;
  diameters: (place: Place) => number[];
}

/** @throws Error if the bytes are in another format */
export function unpackLogEnds(bytes: Uint8Array): PictureLogEnds[] {
  const { form, pictures } = opened(bytes);
  return pictures.map((place) => {
    const { file, frame, scale } = place;
    return { file, ...frame, scale, logEnds: form.logEnds(place) };
  });
}

/**
 * Reads the diameters of one picture, because files of stacks need no more.
 * @returns undefined if no log ends were found on the picture
 * @throws Error if the bytes are in another format
 */
export function diametersOn(file: PictureKind, bytes: Uint8Array): number[] | undefined {
  const { form, pictures } = opened(bytes);
  const picture = pictures.find((one) => one.file === file);
  return picture && form.diameters(picture);
}

function opened(bytes: Uint8Array) {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = packed.readUInt8(0);
  if (found === formOfWholeBytes)
    return { form: inWholeBytes, pictures: picturesIn(packed.subarray(1), inWholeBytes) };
  if (found !== form) throw new Error('The log ends are in a form that is not known');
  const unpacked = inflateRawSync(packed.subarray(1), { maxOutputLength: mostUnpacked });
  return { form: inPlanes, pictures: picturesIn(unpacked, inPlanes) };
}

function picturesIn(bytes: Buffer, { endOf }: Form) {
  const pictures: (Place & Pick<PictureLogEnds, 'file' | 'scale'>)[] = [];
  for (let at = 0; at < bytes.length; ) {
    const file = kinds[bytes.readUInt8(at)];
    if (file === undefined) throw new Error('The log ends are of a picture that is not known');
    const frame = { width: bytes.readUInt16LE(at + 1), height: bytes.readUInt16LE(at + 3) };
    const [start, count] = [at + headBytes, bytes.readUInt32LE(at + 9)];
    pictures.push({ file, frame, scale: bytes.readFloatLE(at + 5), bytes, start, count });
    at = endOf(start, count);
  }
  return pictures;
}

/**
 * One loop over the bytes is used, because a file may have millions of numbers. The columns are x, y and
 * diameter.
 */
function numbersIn({ bytes, start, count }: Place, column: number): number[] {
  const first = start + decimalsBytes + column * numberBytes * count;
  // The read throws if bytes are missing.
  if (count > 0) bytes.readUInt8(first + numberBytes * count - 1);
  const numbers: number[] = [];
  for (let at = first; at < first + count; at += 1) {
    let value = 0;
    for (let byte = numberBytes - 1; byte >= 0; byte -= 1)
      value = value * 256 + (bytes[at + byte * count] ?? 0);
    numbers.push(value);
  }
  return numbers;
}

const inPlanes: Form = {
  endOf: (start, count) => start + decimalsBytes + 3 * numberBytes * count,
  logEnds: (place) => {
    const partsOfPixel = 10 ** place.bytes.readUInt8(place.start);
    const [xs, ys] = [sumsOf(numbersIn(place, 0)), sumsOf(numbersIn(place, 1))];
    return inPlanes.diameters(place).map((diameter, index) => ({
      x: (xs[index] ?? 0) / partsOfPixel,
      y: (ys[index] ?? 0) / partsOfPixel,
      diameter,
    }));
  },
  diameters: (place) => {
    const partsOfCentimetre = 10 ** place.bytes.readUInt8(place.start + 1);
    return numbersIn(place, 2).map((diameter) => diameter / partsOfCentimetre);
  },
};

/** Each log end has two coordinates, as shares of width and height, followed by a diameter. */
const wholeBytes = 2 + 2 + 4;
const wholeShare = 65_535;
const partsOfWholeDiameter = 1e7;

const inWholeBytes: Form = {
  endOf: (start, count) => start + count * wholeBytes,
  logEnds: (place) => {
    const { bytes, start, frame } = place;
    return inWholeBytes.diameters(place).map((diameter, index) => {
      const offset = start + index * wholeBytes;
      return {
        x: (bytes.readUInt16LE(offset) / wholeShare) * frame.width,
        y: (bytes.readUInt16LE(offset + 2) / wholeShare) * frame.height,
        diameter,
      };
    });
  },
  diameters: ({ bytes, start, count }) =>
    Array.from(
      { length: count },
      (_, index) => bytes.readUInt32LE(start + index * wholeBytes + 4) / partsOfWholeDiameter,
    ),
};
