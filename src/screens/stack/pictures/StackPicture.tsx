import { Button, Skeleton, Switch, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { shapeOfPlace, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { unitText } from '@/features/stack-fields/fieldWords';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { Icon } from '@/ui/icons/Icon';
import { PictureDialog } from './PictureDialog';
import { PictureSheet, type ShownOverlay, useOverlays } from './PictureSheet';
import classes from './StackPicture.module.css';
import { usePicture } from './usePicture';

/** In pixels, so that a picture does not fill the window. */
const tallest = 380;

interface StackPictureProps {
  stackId: string;
  stackNumber: string;
  /** What the picture shows, such as "Front". */
  title: string;
  image: StackImage;
}

/** Keeps its size while the picture loads. */
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

interface PictureFailureProps {
  error: ServiceError;
  onRetry: () => void;
}

/** Its button leaves the focus where the picture will be. */
function PictureFailure({ error, onRetry }: PictureFailureProps) {
  const t = useText();
  const failureText = useFailureText();
  const refuge = useFocusFallback<HTMLDivElement>((from) => from.closest('figure')?.focus());
  return (
    <div ref={refuge} role="alert" className={classes.failure}>
      <p>
        <strong>{t('stack.picture.failed')}</strong> {failureText(error)}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

function OverlaySwitches({ overlays }: { overlays: readonly ShownOverlay[] }) {
  const t = useText();
  if (overlays.length === 0) return null;
  return (
    <fieldset className={classes.switches}>
      <VisuallyHidden component="legend">{t('stack.picture.overlays')}</VisuallyHidden>
      {overlays.map(({ id, title, unit, count, shown, onShow }) => (
        <Switch
          key={id}
          label={
            <>
              {unit ? t('stack.picture.overlay', { title, unit: unitText(unit, t) }) : title}{' '}
              <span className={classes.count}>{t('stack.picture.marks', { count })}</span>
            </>
          }
          checked={shown}
          onChange={({ currentTarget }) => onShow(currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
