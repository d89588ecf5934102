import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { PictureFailure } from './PictureFailure';
import classes from './PicturePair.module.css';
import type { usePicture } from './usePicture';

export function PicturePair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

interface PairedPictureProps {
  picture: Pick<ReturnType<typeof usePicture>, 'url' | 'error' | 'retry' | 'refuse'>;
  caption: ReactNode;
  alt: string;
  missing: string;
}

export function PairedPicture({ picture, caption, alt, missing }: PairedPictureProps) {
  const { url, error, retry, refuse } = picture;
  const shown = () => {
    if (error?.status === 404) return <span>{missing}</span>;
    if (error) return <PictureFailure error={error} onRetry={retry} />;
    if (url === undefined) return <Skeleton className={classes.waiting} />;
    return <img src={url} alt={alt} onError={refuse} />;
  };
  return (
    <figure className={classes.side} tabIndex={-1}>
      <figcaption>{caption}</figcaption>
      <div className={classes.picture}>{shown()}</div>
    </figure>
  );
}
