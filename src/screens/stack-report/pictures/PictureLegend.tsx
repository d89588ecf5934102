import type { DrawnOverlay } from '@/features/picture-marks/drawnOverlay';
import { outlinesOf } from '@/features/picture-marks/overlayMarks';
import { PictureOverlay } from '@/features/picture-marks/PictureOverlay';
import { unitText } from '@/features/stack-fields/fieldWords';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import type { ReportImage } from '@/store/api/reportData';
import classes from './PictureLegend.module.css';

type Overlay = Pick<ReportImage['overlays'][number], 'title' | 'unit'> & Pick<DrawnOverlay, 'count'>;

const sampleSize = { width: 20, height: 20 };
const sample = outlinesOf([{ x: 10, y: 10, radius: 7.5, value: null }]);

/** What the circles on a picture are, in the words of its overlays, with how many there are. */
export function PictureLegend({ overlays }: { overlays: readonly Overlay[] }) {
  const t = useText();
  return (
    <ul className={classes.legend} aria-label={t('stack.picture.overlays')}>
      {byPlace(overlays).map(({ key, item: { title, unit, count } }) => (
        <li key={key}>
          <span className={classes.sample}>
            <PictureOverlay place={key} size={sampleSize} outlines={sample} labels={[]} />
          </span>
          {unit ? t('stack.picture.overlay', { title, unit: unitText(unit, t) }) : title}{' '}
          <span className={classes.count}>{t('stack.picture.marks', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
