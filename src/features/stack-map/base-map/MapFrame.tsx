import { type ReactNode, useId } from 'react';
import { useText } from '@/i18n/useText';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './MapFrame.module.css';

interface MapFrameProps {
  label: string;
  children: ReactNode;
  foot?: ReactNode;
}

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
