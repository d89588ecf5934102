import { ImageError, type ImageFault } from '../images/imageFault';
import { checkJpeg, isJpeg } from '../images/jpeg';
import { checkPng, isPng } from '../images/png';
import type { FieldTextId } from '../texts/failureTexts';

/** The largest logo, in bytes (specification, administration area, section 9). */
export const largestLogo = 500 * 1024;

const refusals: Readonly<Record<ImageFault, FieldTextId>> = {
  otherKind: 'logoOfOtherKind',
  tooManyPixels: 'logoTooManyPixels',
  broken: 'logoBroken',
  more: 'logoWithMore',
};

type Verdict = { contentType: 'image/jpeg' | 'image/png' } | { refusal: FieldTextId };

/** What the bytes are, read to the end, or why they are no logo; names and declared types are not asked. */
export async function judgeLogo(content: Uint8Array): Promise<Verdict> {
  if (content.length === 0) return { refusal: 'logoEmpty' };
  if (content.length > largestLogo) return { refusal: 'logoTooLarge' };
  try {
    if (isPng(content)) {
      await checkPng(content);
      return { contentType: 'image/png' };
    }
    if (isJpeg(content)) {
      checkJpeg(content);
      return { contentType: 'image/jpeg' };
    }
    return { refusal: 'logoOfOtherKind' };
  } catch (failure) {
    if (!(failure instanceof ImageError)) throw failure;
    return { refusal: refusals[failure.fault] };
  }
}
