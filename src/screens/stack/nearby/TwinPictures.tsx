import { Skeleton } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { PictureFailure } from '@/screens/stack/pictures/PictureFailure';
import { usePicture } from '@/screens/stack/pictures/usePicture';
import type { StackItem } from '@/store/api/stackApi';
import classes from './TwinPictures.module.css';

interface TwinPicturesProps {
  own: StackItem;
  twin: StackItem;
}

/** The fronts of two stacks that may be one pile, beside each other; nothing where neither has one. */
export function TwinPictures({ own, twin }: TwinPicturesProps) {
  const t = useText();
  const pictures = [useFront(own), useFront(twin)] as const;
  if (pictures.every(({ error }) => error?.status === 404)) return null;
  const [ownPicture, twinPicture] = pictures;
  return (
    <div className={classes.pair}>
      <Front stack={own} picture={ownPicture} caption={t('stack.nearby.this')} />
      <Front
        stack={twin}
        picture={twinPicture}
        caption={t('stack.title', { stackNumber: twin.stackNumber })}
      />
    </div>
  );
}

function useFront({ stackId }: StackItem) {
  return usePicture({ stackId, file: 'FrontImage', size: 'preview', isWanted: true });
}

interface FrontProps {
  stack: StackItem;
  picture: ReturnType<typeof usePicture>;
  caption: string;
}

/** Keeps its place while it loads, and where this stack alone has none. */
function Front({ stack: { stackNumber }, picture: { url, error, retry, refuse }, caption }: FrontProps) {
  const t = useText();
  const shown = () => {
    if (error?.status === 404) return <span>{t('stack.nearby.no_front')}</span>;
    if (error) return <PictureFailure error={error} onRetry={retry} />;
    if (url === undefined) return <Skeleton className={classes.waiting} />;
    const alt = t('stack.picture.alt', { title: t('stack.head.front'), stackNumber });
    return <img src={url} alt={alt} onError={refuse} />;
  };
  return (
    <figure className={classes.front} tabIndex={-1}>
      <figcaption>{caption}</figcaption>
      <div className={classes.picture}>{shown()}</div>
    </figure>
  );
}
