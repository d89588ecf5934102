import { Skeleton } from '@mantine/core';
import { useDisclosure, useIntersection } from '@mantine/hooks';
import { Suspense, useContext, useEffect, useRef, useState } from 'react';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { useText } from '@/i18n/useText';
import { StackFactsContext } from '@/screens/stack/facts/StackFactsContext';
import type { StackPicture as Picture } from '@/screens/stack/facts/stackFacts';
import { lazyAhead } from '@/ui/feedback/loadAhead';
import { Icon } from '@/ui/icons/Icon';
import { OverlaySwitches } from './OverlaySwitches';
import { PictureFailure } from './PictureFailure';
import { PictureSheet } from './PictureSheet';
import classes from './StackPicture.module.css';
import { useStackPicture } from './useStackPicture';

const PictureDialog = lazyAhead(async () => (await import('./PictureDialog')).PictureDialog);

/** In pixels, so that a picture does not fill the window; marks are pointed at, and need room. */
const tallest = { plain: 380, marked: 640 };

interface StackPictureProps extends Picture {
  stackId: string;
  stackNumber: string;
}

/** Keeps its size while the picture loads. */
export function StackPicture({ stackId, stackNumber, title, image }: StackPictureProps) {
  const t = useText();
  const [opened, { open, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const { ref, seen } = useSeen<HTMLElement>();
  const all = useContext(StackFactsContext)?.pictures;
  const picture = useStackPicture({ stackId, stackNumber, title, image, wanted: seen });
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
            {sheet ? <PictureSheet {...sheet} onMiss={open} /> : <Skeleton className={classes.waiting} />}
            {/* There before the picture: whoever comes to it by keyboard brings it into the window. */}
            <button
              ref={button}
              type="button"
              className={classes.enlarge}
              aria-label={t('stack.picture.enlarge', { picture: name })}
              aria-haspopup="dialog"
              aria-disabled={!sheet}
              onClick={() => sheet && open()}
            >
              <span className={classes.sign}>
                <Icon name="enlarge" />
              </span>
            </button>
          </>
        )}
      </div>
      {/* In its place before the picture, so that nothing below moves. */}
      <div style={{ visibility: sheet ? undefined : 'hidden' }}>
        <OverlaySwitches overlays={overlays} />
      </div>
      {sheet && (
        <Suspense>
          <PictureDialog
            opened={opened}
            onClose={close}
            onFocusLost={() => button.current?.focus({ preventScroll: true })}
            stackId={stackId}
            stackNumber={stackNumber}
            pictures={all ?? [{ title, image }]}
            own={{ title, image, picture }}
          />
        </Suspense>
      )}
    </figure>
  );
}

const nearby = { rootMargin: '400px' };

/** Whether an element has been in the window, or nearly: pictures far down the page are fetched later. */
function useSeen<Target extends HTMLElement>() {
  const { ref, entry } = useIntersection<Target>(nearby);
  const [seen, setSeen] = useState(false);
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear) setSeen(true);
  }, [isNear]);
  return { ref, seen };
}
