import { useEffect, useMemo, useRef, useState } from 'react';
import { type DrawnOverlay, drawnOverlay } from '@/features/picture-marks/drawnOverlay';
import { outlinesOf } from '@/features/picture-marks/overlayMarks';
import { PictureOverlay } from '@/features/picture-marks/PictureOverlay';
import { type Size, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { unitText } from '@/features/stack-fields/fieldWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { ReadReportImage } from '@/screens/stack-report/data/readReport';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import { PictureFigure } from './PictureFigure';
import { isEmbeddedPicture, isWholePicture } from './pictureDataUrl';
import classes from './ReportPicture.module.css';

interface ReportPictureProps {
  title: string;
  image: ReadReportImage | null;
}

export function ReportPicture({ title, image }: ReportPictureProps) {
  const t = useText();
  if (!image) return <PictureFigure title={title} gap={t('stack.no_image')} />;
  if (!isEmbeddedPicture(image.dataUrl))
    return <PictureFigure title={title} gap={t('report.picture_unreadable')} />;
  if (!isWholePicture(image.dataUrl)) return <PictureFigure title={title} gap={t('report.picture_broken')} />;
  return <EmbeddedPicture key={image.dataUrl} title={title} image={image} />;
}

function EmbeddedPicture({ title, image }: { title: string; image: ReadReportImage }) {
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
        keyedByIndex(overlays).map(({ key, item: { outlines, labels } }) => (
          <PictureOverlay key={key} index={key} size={size} outlines={outlines} labels={labels} />
        ))}
    </PictureFigure>
  );
}

type Overlay = Pick<ReadReportImage['overlays'][number], 'title' | 'unit'> & Pick<DrawnOverlay, 'count'>;

const sampleSize = { width: 20, height: 20 };
const sample = outlinesOf([{ x: 10, y: 10, radius: 7.5, value: null }]);

function PictureLegend({ overlays }: { overlays: readonly Overlay[] }) {
  const t = useText();
  return (
    <ul className={classes.legend} aria-label={t('stack.picture.overlays')}>
      {keyedByIndex(overlays).map(({ key, item: { title, unit, count } }) => (
        <li key={key}>
          <span className={classes.sample}>
            <PictureOverlay index={key} size={sampleSize} outlines={sample} labels={[]} />
          </span>
          {unit ? t('stack.picture.overlay', { title, unit: unitText(unit, t) }) : title}{' '}
          <span className={classes.count}>{t('stack.picture.marks', { count })}</span>
        </li>
      ))}
    </ul>
  );
}

const timeoutMs = 10_000;

type Decoded =
  | { kind: 'loading' }
  | { kind: 'late' }
  | { kind: 'broken' }
  /** The picture can be painted; `natural` is its size as shown, rotated as its file says. */
  | { kind: 'shown'; natural: Size };

/** Printing needs decoded images; an image that has loaded may not be decoded yet. */
function useDecoded() {
  const ref = useRef<HTMLImageElement>(null);
  const [decoded, setDecoded] = useState<Decoded>({ kind: 'loading' });

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    let isHere = true;
    const timer = setTimeout(() => setDecoded({ kind: 'late' }), timeoutMs);
    const settle = (outcome: Decoded) => {
      clearTimeout(timer);
      if (isHere) setDecoded(outcome);
    };
    const settleAsItIs = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      settle(width > 0 ? { kind: 'shown', natural: { width, height } } : { kind: 'broken' });
    };
    // Decoding is also refused when large pictures exhaust the memory, and the picture is painted all the same. Only
    // a broken one has no size.
    image.decode().then(settleAsItIs, settleAsItIs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);

  return { ref, decoded };
}
