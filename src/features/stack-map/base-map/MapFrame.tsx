import { type ReactNode, Suspense, useId } from 'react';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './MapFrame.module.css';

interface MapFrameProps {
  /** What the map shows. */
  label: string;
  /** Said when it cannot be loaded or drawn. */
  broken: string;
  onRetry: () => void;
  /** The map, which may still be loading. */
  children: ReactNode;
  /** Words below it. */
  foot?: ReactNode;
}

/** The place of a map on a page: its name, a way past it for the keyboard, and another try when it fails. */
export function MapFrame({ label, broken, onRetry, children, foot }: MapFrameProps) {
  const t = useText();
  const endId = useId();
  return (
    <section aria-label={label}>
      <SkipLink targetId={endId} label={t('map.skip')} className={classes.skip} />
      <div className={classes.frame}>
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
          <Suspense>{children}</Suspense>
        </PartBoundary>
      </div>
      {foot}
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
