import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { shapeOfPlace, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import type { StackImage } from '@/features/stack-fields/stackImage';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { OverlaySwitches } from './OverlaySwitches';
import { PictureDialog } from './PictureDialog';
import { PictureFailure } from './PictureFailure';
import { PictureSheet } from './PictureSheet';
import classes from './StackPicture.module.css';
import { useOverlays } from './useOverlays';
import { usePicture } from './usePicture';
import { useSeen } from './useSeen';

/** In pixels, so that a picture is never all one sees. */
const tallest = 380;

interface StackPictureProps {
  stackId: string;
  stackNumber: string;
  /** What the picture shows, such as "Front". */
  title: string;
  image: StackImage;
}

/** A picture of the stack in a place that keeps its size, with what lies over it, to be enlarged. */
export function StackPicture({ stackId, stackNumber, title, image }: StackPictureProps) {
  const t = useText();
  const [opened, { open, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const { ref, seen } = useSeen<HTMLElement>();
  const picture = usePicture({ stackId, file: image.file, wanted: seen });
  const size = sizeOfPicture(image, picture.natural);
  const overlays = useOverlays(image.overlays, size);
  const name = t('stack.picture.alt', { title, stackNumber });
  const shape = shapeOfPlace(size);
  const sheet = picture.url !== undefined && {
    url: picture.url,
    alt: name,
    size,
    overlays,
    onLoad: picture.measure,
    onBroken: picture.refuse,
  };
  const switches = <OverlaySwitches overlays={overlays} />;

  return (
    <figure ref={ref} className={classes.picture} tabIndex={-1}>
      <div className={classes.place} style={{ aspectRatio: shape, maxWidth: tallest * shape }}>
        {picture.error ? (
          <PictureFailure error={picture.error} onRetry={picture.retry} />
        ) : (
          <>
            {sheet ? <PictureSheet {...sheet} /> : <Skeleton className={classes.waiting} />}
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
      {sheet && switches}
      {sheet && (
        <PictureDialog
          opened={opened}
          onClose={close}
          onFocusLost={() => button.current?.focus({ preventScroll: true })}
          sheet={sheet}
        >
          {switches}
        </PictureDialog>
      )}
    </figure>
  );
}
