import { readPictureHeader } from '../../domain/pictureHeader';
import { tooBusy } from '../../http/failure';
import { type HasAllPixels, RenderingCrashed, RenderingFailed } from '../../ports/rendering';
import type { FieldTextId } from '../../texts/fieldTexts';

/**
 * The largest logo has this many bytes (specification, administration area, section 9). The length of a side
 * is limited in pixels, too, because 500 KB can hold an image that fills the memory.
 */
export const largestLogo = 500 * 1024;

const longestSide = 4096;

const faultErrors: Readonly<Record<ImageFault, FieldTextId>> = { broken: 'logoBroken', more: 'logoWithMore' };

type LogoValidation = { contentType: 'image/jpeg' | 'image/png' } | { error: FieldTextId };

export async function validateLogo(content: Buffer, hasAllPixels: HasAllPixels): Promise<LogoValidation> {
  if (content.length === 0) return { error: 'logoEmpty' };
  if (content.length > largestLogo) return { error: 'logoTooLarge' };
  if (!isPng(content) && !isJpeg(content)) return { error: 'logoOfOtherKind' };
  const fault = isPng(content) ? faultOfPngEnd(content) : faultOfJpegEnd(content);
  if (fault !== null) return { error: faultErrors[fault] };
  const contentType = isPng(content) ? 'image/png' : 'image/jpeg';
  const read = async (position: number, length: number) => content.subarray(position, position + length);
  const header = await readPictureHeader(contentType, read);
  if (header === undefined) return { error: 'logoBroken' };
  if (Math.max(header.width, header.height) > longestSide) return { error: 'logoTooManyPixels' };
  const isWhole = await hasAllPixels(content).catch(falseWhenCrashed);
  return isWhole ? { contentType } : { error: 'logoBroken' };
}

function falseWhenCrashed(failure: unknown): false {
  if (failure instanceof RenderingCrashed) return false;
  throw failure instanceof RenderingFailed ? tooBusy(5) : failure;
}

type ImageFault = 'broken' | 'more';

/** No program writes more scans, and decoding each scan takes as long as one pass over the whole image. */
const mostScans = 50;

const jpegMarkers = { endOfImage: 0xd9, startOfScan: 0xda };

function isPng(content: Buffer): boolean {
  return content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

function isJpeg(content: Buffer): boolean {
  return content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

/**
 * Decoders do not read data after the end of the image. A file that is an image to one program and something
 * else to another is therefore rejected. An animation is more than one image and is rejected, too.
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

/**
 * In a scan, 0xff is followed by 0 (then it is data) or by a restart marker; any other marker ends the scan.
 */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 2)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return content.length;
}
