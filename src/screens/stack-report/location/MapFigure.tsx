import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './MapFigure.module.css';

interface MapFigureProps {
  title: string;
  /** How far the map reaches to the north and to the south: its scale bar is as long. */
  kilometres: number;
  /** The picture, which fills the frame; null for none, for the reason given. */
  children: ReactNode;
  /** Said in place of a picture. */
  missing: string | null;
}

/** A map in its frame, of one size whatever there is to show: the place is in the middle. */
export function MapFigure({ title, kilometres, children, missing }: MapFigureProps) {
  const t = useText();
  const { number } = useFormats();
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.title}>{title}</figcaption>
      <div className={classes.frame}>
        {missing === null ? (
          <>
            {children}
            <PlaceMark />
            <span className={classes.scale}>
              {t('report.place_distance', { distance: number(kilometres) })}
            </span>
          </>
        ) : (
          <p className={classes.missing}>{missing}</p>
        )}
      </div>
    </figure>
  );
}

/** Tells itself from every map by its shape, so on grey paper too. */
function PlaceMark() {
  return (
    <svg className={classes.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="8" className={classes.halo} />
      <circle r="8" className={classes.ring} />
      <circle r="2.5" className={classes.dot} />
    </svg>
  );
}
