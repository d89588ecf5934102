import { useContext, useMemo, useState } from 'react';
import { type DrawnOverlay, drawnOverlay } from '@/features/picture-marks/drawnOverlay';
import { marksWithin, outlinesOf } from '@/features/picture-marks/overlayMarks';
import { PictureOverlay } from '@/features/picture-marks/PictureOverlay';
import type { Size } from '@/features/picture-marks/pictureSize';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { useFormats } from '@/i18n/useFormats';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { LogClassesContext, marksInClass } from '@/screens/stack/facts/chosenClass';
import { later } from '@/ui/feedback/later';
import classes from './PictureSheet.module.css';

/**
 * The overlays are in pixels of `size`, and cannot be shown without it. A person can point at the marks of
 * `image`; `onMiss` is called after a press outside every mark. `onLoad` gets the size of the loaded picture.
 */
export interface PictureSheetProps {
  url: string;
  alt: string;
  size: Size | undefined;
  overlays: readonly ShownOverlay[];
  image: StackImage;
  onMiss?: (() => void) | undefined;
  onLoad: (natural: Size) => void;
  onBroken: () => void;
}

const LogPointer = later(async () => (await import('./logs/LogPointer')).LogPointer);

/** The picture and its overlays fill the sheet in the same way, so that the marks stay at their log ends. */
export function PictureSheet(props: PictureSheetProps) {
  const { url, alt, size, overlays, image, onMiss, onLoad, onBroken } = props;
  return (
    <>
      <img
        className={classes.picture}
        src={url}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onLoad({ width: naturalWidth, height: naturalHeight })
        }
        onError={onBroken}
      />
      {size && overlays.length > 0 && (
        <svg className={classes.lit} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" data-lit>
          {keyedByIndex(overlays.flatMap(({ shown, lit }) => (shown ? lit : []))).map(({ key, item }) => (
            <path key={key} d={item} />
          ))}
        </svg>
      )}
      {size &&
        overlays.map(
          ({ id, shown, outlines, labels }) =>
            shown && <PictureOverlay key={id} index={id} size={size} outlines={outlines} labels={labels} />,
        )}
      {size && image.overlays.length > 0 && (
        <LogPointer name={alt} overlays={image.overlays} size={size} onMiss={onMiss} />
      )}
    </>
  );
}

type Overlay = StackImage['overlays'][number];

export interface ShownOverlay extends DrawnOverlay {
  /**
   * The id is the index, because two overlays of a picture may have the same title. `lit` draws the marks of
   * the chosen class of diameters.
   */
  id: number;
  title: string;
  unit: Overlay['unit'];
  lit: readonly string[];
  shown: boolean;
  onShow: (shown: boolean) => void;
}

export function useOverlays(overlays: readonly Overlay[], size: Size | undefined): ShownOverlay[] {
  const { number } = useFormats();
  const [hidden, setHidden] = useState<readonly number[]>([]);

  const drawn = useMemo(
    () =>
      overlays.map(({ title, unit, marks }, id) => ({
        id,
        title,
        unit,
        ...drawnOverlay(marks, size, number),
      })),
    [overlays, size, number],
  );

  const { chosen } = useContext(LogClassesContext);
  // A few paths hold all logs of the class, so that the other logs are not drawn again.
  const lit = useMemo(
    () =>
      overlays.map(({ unit, marks }) =>
        size ? outlinesOf(marksWithin(marksInClass(marks, unit, chosen), size)) : [],
      ),
    [overlays, size, chosen],
  );

  return drawn.map((overlay) => ({
    ...overlay,
    lit: lit[overlay.id] ?? [],
    shown: !hidden.includes(overlay.id),
    onShow: (shown) =>
      setHidden((before) => {
        const others = before.filter((id) => id !== overlay.id);
        return shown ? others : [...others, overlay.id];
      }),
  }));
}
