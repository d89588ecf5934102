import { useMemo, useState } from 'react';
import { type DrawnOverlay, drawnOverlay } from '@/features/picture-marks/drawnOverlay';
import type { Size } from '@/features/picture-marks/pictureSize';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { useFormats } from '@/i18n/useFormats';

type Overlay = StackImage['overlays'][number];

/** An overlay ready to be drawn, and how it stands with its switch. */
export interface ShownOverlay extends DrawnOverlay {
  /** Its place among the overlays of the picture: nothing else tells two of them apart. */
  id: number;
  title: string;
  unit: Overlay['unit'];
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** What lies over a picture of this size; each overlay is shown until it is switched off. */
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

  return drawn.map((overlay) => ({
    ...overlay,
    shown: !hidden.includes(overlay.id),
    onShow: (shown) =>
      setHidden((before) => {
        const others = before.filter((id) => id !== overlay.id);
        return shown ? others : [...others, overlay.id];
      }),
  }));
}
