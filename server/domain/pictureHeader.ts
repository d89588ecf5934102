import { crc32 } from 'node:zlib';

/**
 * The width and height are in pixels, as stored; the picture may have to be rotated. A PNG chunk may add
 * transparency, so `decodedChannels` is the largest number of channels that a decoded pixel can have. Each
 * channel takes `depth` bytes. `isWhole` is true for an interlaced or progressive picture: its decoder holds
 * all of it in memory before the first row is known.
 */
interface PictureHeader {
  width: number;
  height: number;
  channels: number;
  decodedChannels: number;
  depth: number;
  isWhole: boolean;
}

/** @returns the bytes that begin at `position`; fewer than `length` at the end of the file */
type Read = (position: number, length: number) => Promise<Uint8Array>;

/**
 * At most this many segments, and stray bytes between them, are passed before the size is known. A camera
 * writes a few dozen segments.
 */
const mostMarkers = 10_000;

/**
 * Reads only markers and lengths, no pixels.
 * @returns undefined for a file that is not a picture, that ends before its size is known, or has more
 * markers than any program writes
 */
export async function readPictureHeader(
  type: 'image/jpeg' | 'image/png',
  read: Read,
): Promise<PictureHeader | undefined> {
  const header = type === 'image/png' ? pngHeader(await viewOf(read, 0, 33)) : await jpegHeader(read);
  return header && Math.min(header.width, header.height, header.channels) > 0 ? header : undefined;
}

export function decodedBytes({ width, height, decodedChannels, depth, isWhole }: PictureHeader): number {
  return width * (isWhole ? height : 1) * decodedChannels * depth;
}

async function viewOf(read: Read, position: number, length: number): Promise<DataView> {
  const bytes = await read(position, length);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The number of channels follows from the colour type (PNG, third edition, section 11.2.1): grey, RGB,
 * palette, grey with alpha, RGB with alpha.
 */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

function pngHeader(head: DataView): PictureHeader | undefined {
  if (head.byteLength < 33 || head.getUint32(8) !== 13 || head.getUint32(12) !== 0x49484452) return undefined;
  const chunk = new Uint8Array(head.buffer, head.byteOffset + 12, 17);
  const channels = pngChannels[head.getUint8(25)];
  if (channels === undefined || crc32(chunk) !== head.getUint32(29)) return undefined;
  return {
    width: head.getUint32(16),
    height: head.getUint32(20),
    channels,
    decodedChannels: channels % 2 === 0 ? channels : channels + 1,
    depth: head.getUint8(24) > 8 ? 2 : 1,
    isWhole: head.getUint8(28) !== 0,
  };
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isProgressive = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker);
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isTooLate = (marker: number) => marker === 0xd9 || marker === 0xda;

async function jpegHeader(read: Read): Promise<PictureHeader | undefined> {
  let header: PictureHeader | undefined;
  let position = 2;
  for (let passed = 0; passed < mostMarkers; passed += 1) {
    const head = await viewOf(read, position, 10);
    if (head.byteLength < 4) return header;
    const marker = head.getUint8(1);
    // Fill bytes may precede a marker; decoders pass over others as well.
    if (head.getUint8(0) !== 0xff || marker === 0xff || marker === 0) position += 1;
    else if (marker === 0xda && header !== undefined) return withFirstScan(header, head);
    else if (isTooLate(marker)) return header;
    else if (isAlone(marker)) position += 2;
    else {
      if (isFrame(marker)) {
        if (header !== undefined || head.byteLength < 10) return header;
        header = frameOf(marker, head);
      }
      position += 2 + Math.max(2, head.getUint16(2));
    }
  }
  return undefined;
}

function frameOf(marker: number, head: DataView): PictureHeader {
  const isWhole = isProgressive(marker);
  return {
    height: head.getUint16(5),
    width: head.getUint16(7),
    channels: head.getUint8(9),
    decodedChannels: head.getUint8(9),
    depth: isWhole || head.getUint8(4) > 8 ? 2 : 1,
    isWhole,
  };
}

/**
 * If the first scan has fewer channels than the picture, further scans follow. The decoder then keeps the
 * coefficients, two bytes each, until the last scan.
 */
function withFirstScan(header: PictureHeader, head: DataView): PictureHeader {
  const hasMoreScans = head.byteLength > 4 && head.getUint8(4) < header.channels;
  return hasMoreScans ? { ...header, depth: 2, isWhole: true } : header;
}
