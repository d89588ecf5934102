import { Skeleton } from '@mantine/core';
import { useDisclosure, useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import type { TitledImage as Picture } from '@/screens/stack/facts/stackFacts';
import { EnlargePicture } from './EnlargePicture';
import { OverlaySwitches } from './OverlaySwitches';
import { PictureFailure } from './PictureFailure';
import { PictureSheet } from './PictureSheet';
import classes from './StackPicture.module.css';
import { useStackPicture } from './useStackPicture';

/**
 * The heights are in pixels. A picture with marks is taller, because people need room to point at them; no
 * picture fills the window.
 */
const tallest = { plain: 380, marked: 640 };

interface StackPictureProps extends Picture {
  stackId: string;
  stackNumber: string;
}

export function StackPicture(own: StackPictureProps) {
  const { image } = own;
  const disclosure = useDisclosure(false);
  const { ref, seen } = useSeen<HTMLElement>();
  const picture = useStackPicture({ ...own, isWanted: seen });
  const { name, size, overlays, sheet, error } = picture;
  const isMarked = image.overlays.length > 0;
  const shape = shapeOfPlace(size);

  return (
    <figure ref={ref} className={classes.picture} tabIndex={-1}>
      <div
        className={classes.place}
        data-marked={isMarked || undefined}
        style={{ aspectRatio: shape, maxWidth: tallest[isMarked ? 'marked' : 'plain'] * shape }}
      >
        {error ? (
          <PictureFailure error={error} onRetry={picture.retry} />
        ) : (
          <>
            {sheet ? <PictureSheet {...sheet} onMiss={disclosure[1].open} /> : <Skeleton height="100%" />}
            <EnlargePicture {...own} picture={picture} name={name} disclosure={disclosure} />
          </>
        )}
      </div>
      {/* In its place before the picture, so that nothing below moves. */}
      <div style={{ visibility: sheet ? undefined : 'hidden' }}>
        <OverlaySwitches overlays={overlays} />
      </div>
    </figure>
  );
}

const nearby = { rootMargin: '400px' };

/** Pictures far down the page are fetched only once they are nearly in the window. */
function useSeen<Target extends HTMLElement>() {
  const { ref, entry } = useIntersection<Target>(nearby);
  const [seen, setSeen] = useState(false);
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear) setSeen(true);
  }, [isNear]);
  return { ref, seen };
}
