import { useText } from '@/i18n/useText';
import { PairedPicture, PicturePair } from '@/screens/stack/pictures/PicturePair';
import { usePicture } from '@/screens/stack/pictures/usePicture';
import type { StackItem } from '@/store/api/stackApi';

interface TwinPicturesProps {
  own: StackItem;
  twin: StackItem;
}

export function TwinPictures({ own, twin }: TwinPicturesProps) {
  const t = useText();
  const [ownPicture, twinPicture] = [useFront(own), useFront(twin)];
  if ([ownPicture, twinPicture].every(({ error }) => error?.status === 404)) return null;
  const front = ({ stackNumber }: StackItem) => ({
    alt: t('stack.picture.alt', { title: t('stack.head.front'), stackNumber }),
    missing: t('stack.nearby.no_front'),
  });
  return (
    <PicturePair>
      <PairedPicture picture={ownPicture} caption={t('stack.nearby.this')} {...front(own)} />
      <PairedPicture
        picture={twinPicture}
        caption={t('stack.title', { stackNumber: twin.stackNumber })}
        {...front(twin)}
      />
    </PicturePair>
  );
}

function useFront({ stackId }: StackItem) {
  return usePicture({ stackId, file: 'FrontImage', size: 'preview', isWanted: true });
}
