import { PictureOverlay } from '@/features/picture-marks/PictureOverlay';
import type { Size } from '@/features/picture-marks/pictureSize';
import classes from './PictureSheet.module.css';
import type { ShownOverlay } from './useOverlays';

export interface PictureSheetProps {
  url: string;
  alt: string;
  /** The overlays are in pixels of this size; without it they cannot be shown. */
  size: Size | undefined;
  overlays: readonly ShownOverlay[];
  /** Called with the size of the loaded picture. */
  onLoad: (natural: Size) => void;
  onBroken: () => void;
}

/** Picture and overlays fill the sheet in the same way, so that marks stay where they belong. */
export function PictureSheet({ url, alt, size, overlays, onLoad, onBroken }: PictureSheetProps) {
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
      {size &&
        overlays.map(
          ({ id, shown, outlines, labels }) =>
            shown && <PictureOverlay key={id} index={id} size={size} outlines={outlines} labels={labels} />,
        )}
    </>
  );
}
