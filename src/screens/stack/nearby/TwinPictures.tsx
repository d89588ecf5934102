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

/** The fronts of two stacks that may be one pile, beside each other. */
export function TwinPictures({ own, twin }: TwinPicturesProps) {
  const t = useText();
  return (
    <div className={classes.pair}>
      <Front stack={own} caption={t('stack.nearby.this')} />
      <Front stack={twin} caption={t('stack.title', { stackNumber: twin.stackNumber })} />
    </div>
  );
}

/** Keeps its place while it loads, and where the stack has none. */
function Front({ stack: { stackId, stackNumber }, caption }: { stack: StackItem; caption: string }) {
  const t = useText();
  const { url, error, retry, refuse } = usePicture({ stackId, file: 'FrontImage', wanted: true });
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
