import sharp from 'sharp';
import type { FieldTextId } from '../../texts/failureTexts';

/** The largest logo, in bytes (specification, administration area, section 9). */
export const largestLogo = 500 * 1024;

/** The longest side, in pixels: 500 KB can hold an image that fills the memory. */
const longestSide = 4096;

const faultErrors: Readonly<Record<ImageFault, FieldTextId>> = { broken: 'logoBroken', more: 'logoWithMore' };

type LogoValidation = { contentType: 'image/jpeg' | 'image/png' } | { error: FieldTextId };

/** What the bytes are, read to the end, or why they are no logo; names and declared types are not asked. */
export async function validateLogo(content: Buffer): Promise<LogoValidation> {
  if (content.length === 0) return { error: 'logoEmpty' };
  if (content.length > largestLogo) return { error: 'logoTooLarge' };
  if (!isPng(content) && !isJpeg(content)) return { error: 'logoOfOtherKind' };
  const fault = isPng(content) ? faultOfPngEnd(content) : faultOfJpegEnd(content);
  if (fault !== null) return { error: faultErrors[fault] };
  const error = await oneAtATime(() => pixelError(content));
  if (error !== null) return { error };
  return { contentType: isPng(content) ? 'image/png' : 'image/jpeg' };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One image after the other: decoding takes a worker of the process for seconds, and the few that there are also check
 * passwords and tokens. Many uploads at once would keep everybody waiting.
 */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** The header is compared with the limit before a pixel is made; then every one is, outside the main thread. */
async function pixelError(content: Buffer): Promise<FieldTextId | null> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width > longestSide || height > longestSide) return 'logoTooManyPixels';
    await sharp(content, { failOn: 'warning' }).stats();
    return null;
  } catch {
    // Sharp rejects with what its decoders say; there is nothing else that it could fail for.
    return 'logoBroken';
  }
}

/** Why bytes are no image that is taken; `more`: an image, and something else besides. */
type ImageFault = 'broken' | 'more';

/** More scans than any program writes; each of them passes over the whole image. */
const mostScans = 50;

const jpegMarkers = { endOfImage: 0xd9, startOfScan: 0xda };

/** Whether bytes begin as a PNG does. */
function isPng(content: Buffer): boolean {
  return content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

/** Whether bytes begin as a JPEG does. */
function isJpeg(content: Buffer): boolean {
  return content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

/**
 * Whether a PNG ends where the file ends: what decodes it does not look behind the image, and a file that is an
 * image to one program and something else to another is not kept. An animation is more than an image as well.
 */
function faultOfPngEnd(content: Buffer): ImageFault | null {
  for (let at = 8; at + 12 <= content.length; ) {
    const type = content.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return 'more';
    at += 12 + content.readUInt32BE(at);
    if (type === 'IEND') return at === content.length ? null : at < content.length ? 'more' : 'broken';
  }
  return 'broken';
}

/** Whether a JPEG ends where the file ends; segments by their lengths, scans up to the next marker. */
function faultOfJpegEnd(content: Buffer): ImageFault | null {
  let scans = 0;
  for (let at = 2; at + 2 <= content.length; ) {
    if (content[at] !== 0xff) return 'broken';
    const marker = content[at + 1];
    if (marker === jpegMarkers.endOfImage) return at + 2 === content.length ? null : 'more';
    if (marker === 0xff) at += 1;
    else if (at + 4 > content.length) return 'broken';
    else at += 2 + content.readUInt16BE(at + 2);
    if (marker !== jpegMarkers.startOfScan) continue;
    scans += 1;
    if (scans > mostScans) return 'broken';
    at = endOfScan(content, at);
  }
  return 'broken';
}

/** In a scan 0xff is followed by 0 (it is data) or by a restart marker; any other marker ends it. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 2)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return content.length;
}
