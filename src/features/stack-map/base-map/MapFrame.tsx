import { type ReactNode, Suspense, useId } from 'react';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './MapFrame.module.css';

interface MapFrameProps {
  /** Accessible name of the section. */
  label: string;
  /** Shown if the map cannot be loaded or drawn. */
  broken: string;
  onRetry: () => void;
  /** The map, which may still be loading. */
  children: ReactNode;
  /** Shown over the map, which may still be loading. */
  foot?: ReactNode;
}

/** The section around a map: its name, a skip link for the keyboard, and a retry after a failure. */
export function MapFrame({ label, broken, onRetry, children, foot }: MapFrameProps) {
  const t = useText();
  const endId = useId();
  return (
    <section aria-label={label} className={classes.section}>
      <SkipLink targetId={endId} label={t('map.skip')} className={classes.skip} />
      <div className={classes.frame} data-map-frame>
        <PartBoundary
          fallback={(retry) => (
            <ErrorState
              title={broken}
              onRetry={() => {
                onRetry();
                retry();
              }}
            />
          )}
        >
          <Suspense fallback={<div aria-busy="true" />}>{children}</Suspense>
        </PartBoundary>
        {foot}
      </div>
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
