import { sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { useText } from '@/i18n/useText';
import type { TitledImage } from '@/screens/stack/facts/stackFacts';
import { type PictureSheetProps, useOverlays } from './PictureSheet';
import { usePicture } from './usePicture';

interface PictureOfStack extends TitledImage {
  stackId: string;
  stackNumber: string;
  isWanted: boolean;
}

export function useStackPicture({ stackId, stackNumber, title, image, isWanted }: PictureOfStack) {
  const t = useText();
  const { url, natural, error, retry, measure, refuse } = usePicture({ stackId, file: image.file, isWanted });
  const size = sizeOfPicture(image, natural);
  const overlays = useOverlays(image.overlays, size);
  const name = t('stack.picture.alt', { title, stackNumber });
  const sheet: PictureSheetProps | undefined =
    url === undefined
      ? undefined
      : { url, alt: name, size, overlays, image, onLoad: measure, onBroken: refuse };
  return { name, size, overlays, sheet, error, retry };
}

export type StackPictureState = ReturnType<typeof useStackPicture>;
