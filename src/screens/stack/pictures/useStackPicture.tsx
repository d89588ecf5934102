import { sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { useText } from '@/i18n/useText';
import type { StackPicture } from '@/screens/stack/facts/stackFacts';
import { type PictureSheetProps, useOverlays } from './PictureSheet';
import { usePicture } from './usePicture';

interface PictureOfStack extends StackPicture {
  stackId: string;
  stackNumber: string;
  /** The picture is fetched once this is true. */
  wanted: boolean;
}

/** A picture with its overlays; `sheet` is undefined until it has loaded. */
export function useStackPicture({ stackId, stackNumber, title, image, wanted }: PictureOfStack) {
  const t = useText();
  const { url, natural, error, retry, measure, refuse } = usePicture({ stackId, file: image.file, wanted });
  const size = sizeOfPicture(image, natural);
  const overlays = useOverlays(image.overlays, size);
  const name = t('stack.picture.alt', { title, stackNumber });
  const sheet: PictureSheetProps | undefined =
    url === undefined
      ? undefined
      : { url, alt: name, size, overlays, image, onLoad: measure, onBroken: refuse };
  return { name, size, overlays, sheet, error, retry };
}

export type ShownPicture = ReturnType<typeof useStackPicture>;
