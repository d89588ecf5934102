import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { DiscardDialog } from './DiscardDialog';
import { unsavedText } from './useUnsaved';

type Leave = (go: () => void) => void;

const LeaveContext = createContext<Leave>((go) => go());

/** For ways out that are no navigation: goes at once, or when the person has given up what is unsaved. */
export function useLeave(): Leave {
  return use(LeaveContext);
}

/** Another tab of a page replaces what is shown, so the search counts as well. */
const isHeldBack: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const isElsewhere =
    nextLocation.pathname !== currentLocation.pathname || nextLocation.search !== currentLocation.search;
  return isElsewhere && unsavedText.exists();
};

/** Asks before unsaved text is left behind. One for the whole frame: a router heeds no second one. */
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
