import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { later } from '@/ui/feedback/later';
import { unsavedText } from './useUnsaved';

const DiscardDialog = later(async () => (await import('./DiscardDialog')).DiscardDialog, { isAhead: true });

type Leave = (go: () => void) => void;

const LeaveContext = createContext<Leave>((go) => go());

/**
 * Runs `go` immediately, or after the person has discarded the unsaved text. It is for ways out of a form
 * that are not navigations.
 */
export function useLeave(): Leave {
  return use(LeaveContext);
}

/**
 * A change of the query counts as well, because it may open another tab of the page, which replaces the
 * content.
 */
const isHeldBack: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const isElsewhere =
    nextLocation.pathname !== currentLocation.pathname || nextLocation.search !== currentLocation.search;
  return isElsewhere && unsavedText.exists();
};

/**
 * Asks before the person leaves unsaved text. The frame has a single guard, because a router ignores a second
 * blocker.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const blocker = useBlocker(isHeldBack);
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const leave = useCallback<Leave>((go) => (unsavedText.exists() ? setWaiting({ go }) : go()), []);
  const discard = () => {
    unsavedText.drop();
    setWaiting(null);
    waiting?.go();
    blocker.proceed?.();
  };
  const stay = () => {
    setWaiting(null);
    blocker.reset?.();
  };
  return (
    <LeaveContext value={leave}>
      {children}
      <DiscardDialog
        opened={blocker.state === 'blocked' || waiting !== null}
        onDiscard={discard}
        onStay={stay}
      />
    </LeaveContext>
  );
}
