import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/useFormats';
import type { StackImage } from '../../../widgets/stack-fields/stackImage';
import { marksWithin, outlinesOf } from './overlayMarks';
import type { Size } from './pictureSize';

type Overlay = StackImage['overlays'][number];

/** A value as it stands in the middle of its circle, in pixels of the picture. */
interface MarkLabel {
  x: number;
  y: number;
  radius: number;
  text: string;
}

/** An overlay ready to be drawn, and how it stands with its switch. */
export interface ShownOverlay {
  /** Its place among the overlays of the picture: nothing else tells two of them apart. */
  id: number;
  title: string;
  unit: Overlay['unit'];
  count: number;
  outlines: string[];
  labels: MarkLabel[];
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** What lies over a picture of this size; each overlay is shown until it is switched off. */
export function useOverlays(overlays: readonly Overlay[], size: Size | undefined): ShownOverlay[] {
  const { number } = useFormats();
  const [hidden, setHidden] = useState<readonly number[]>([]);

  const drawn = useMemo(
    () =>
      overlays.map(({ title, unit, marks }, id) => {
        const within = size ? marksWithin(marks, size) : [];
        const labels = within.flatMap(({ value, ...place }) =>
          value !== null && Number.isFinite(value) ? { ...place, text: number(value, 1) } : [],
        );
        return { id, title, unit, count: within.length, outlines: outlinesOf(within), labels };
      }),
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
