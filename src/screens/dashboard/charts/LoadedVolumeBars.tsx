import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import type { VolumeBarsProps } from './VolumeBars';

/** A new one for each attempt: `lazy` remembers a failed load for ever. */
const lazyBars = () => lazy(() => import('./VolumeBars').then((module) => ({ default: module.VolumeBars })));

/** The bars, in a chunk that arrives after the figures. */
export function LoadedVolumeBars(props: VolumeBarsProps) {
  const t = useText();
  const [VolumeBars, setVolumeBars] = useState(lazyBars);
  return (
    <PartBoundary
      fallback={(retry) => (
        <ErrorState
          title={t('dashboard.chart_broken')}
          onRetry={() => {
            setVolumeBars(lazyBars());
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height="100%" />}>
        <VolumeBars {...props} />
      </Suspense>
    </PartBoundary>
  );
}
