import { useMemo, useState } from 'react';
import { type DrawnOverlay, drawnOverlay } from '@/features/picture-marks/drawnOverlay';
import type { Size } from '@/features/picture-marks/pictureSize';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { useFormats } from '@/i18n/useFormats';

type Overlay = StackImage['overlays'][number];

export interface ShownOverlay extends DrawnOverlay {
  /** Its index: two overlays of a picture may have the same title. */
  id: number;
  title: string;
  unit: Overlay['unit'];
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Overlays are shown until they are switched off. */
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
