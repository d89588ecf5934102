import { type ReactNode, useId } from 'react';
import { useText } from '@/i18n/useText';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './MapFrame.module.css';

interface MapFrameProps {
  /** Accessible name of the section. */
  label: string;
  /** The map, which may still be loading. */
  children: ReactNode;
  /** Shown over the map, which may still be loading. */
  foot?: ReactNode;
}

/** The section around a map: its name, and a skip link for the keyboard. */
export function MapFrame({ label, children, foot }: MapFrameProps) {
  const t = useText();
  const endId = useId();
  return (
    <section aria-label={label} className={classes.section}>
      <SkipLink targetId={endId} label={t('map.skip')} className={classes.skip} />
      <div className={classes.frame} data-map-frame>
        {children}
        {foot}
      </div>
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
