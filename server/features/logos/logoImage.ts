import sharp from 'sharp';
import type { FieldTextId } from '../../texts/failureTexts';
import { faultOfJpegEnd, faultOfPngEnd, type ImageFault, isJpeg, isPng } from './imageEnd';

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
