import { lazy, Suspense } from 'react';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { StackViewBarProps } from './StackViewBar';
import classes from './StackViews.module.css';

const StackViewBar = lazy(async () => ({ default: (await import('./StackViewBar')).StackViewBar }));

/**
 * The saved views above the list, which never wait for them: their row keeps its height, whatever becomes of them. On a
 * phone, where each row costs a stack, they are in a menu beside the title, which says the one that is open.
 */
export function StackViews(props: StackViewBarProps) {
  const isPhone = useIsPhone();
  const empty = isPhone ? null : <div className={classes.row} />;
  return (
    <PartBoundary fallback={() => empty}>
      <Suspense fallback={empty}>
        <StackViewBar {...props} />
      </Suspense>
    </PartBoundary>
  );
}
