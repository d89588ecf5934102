import { lazy, Suspense } from 'react';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import type { StackViewBarProps } from './StackViewBar';
import classes from './StackViews.module.css';

const StackViewBar = lazy(async () => ({ default: (await import('./StackViewBar')).StackViewBar }));

/** The saved views above the list, which never wait for them: their row keeps its height, whatever becomes of them. */
export function StackViews(props: StackViewBarProps) {
  if (props.view.state === 'missing') return null;
  const empty = <div className={classes.row} />;
  return (
    <PartBoundary fallback={() => empty}>
      <Suspense fallback={empty}>
        <StackViewBar {...props} />
      </Suspense>
    </PartBoundary>
  );
}
