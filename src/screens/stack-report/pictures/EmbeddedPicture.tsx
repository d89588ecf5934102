import { useMemo } from 'react';
import { drawnOverlay } from '@/features/picture-marks/drawnOverlay';
import { PictureOverlay } from '@/features/picture-marks/PictureOverlay';
import { sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import type { ReportImage } from '@/store/api/reportData';
import { PictureFigure } from './PictureFigure';
import { PictureLegend } from './PictureLegend';
import { useDecoded } from './useDecoded';

/** A picture that came with the report, with its overlays once it can be seen. */
export function EmbeddedPicture({ title, image }: { title: string; image: ReportImage }) {
  const t = useText();
  const { number } = useFormats();
  const { ref, decoded } = useDecoded();
  useAwaited(decoded.kind !== 'loading');
  const natural = decoded.kind === 'shown' ? decoded.natural : undefined;
  const size = useMemo(() => sizeOfPicture(image, natural), [image, natural]);
  const overlays = useMemo(
    () =>
      natural
        ? image.overlays.map((overlay) => ({ ...overlay, ...drawnOverlay(overlay.marks, size, number) }))
        : [],
    [image, natural, size, number],
  );

  const gaps = {
    loading: undefined,
    shown: undefined,
    broken: t('report.picture_broken'),
    late: t('report.picture_late'),
  };
  return (
    <PictureFigure
      title={title}
      size={size}
      gap={gaps[decoded.kind]}
      legend={overlays.length > 0 && <PictureLegend overlays={overlays} />}
    >
      <img ref={ref} src={image.dataUrl} alt={title} decoding="sync" />
      {size &&
        byPlace(overlays).map(({ key, item: { outlines, labels } }) => (
          <PictureOverlay key={key} place={key} size={size} outlines={outlines} labels={labels} />
        ))}
    </PictureFigure>
  );
}
