import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

type ReportState = 'loading' | 'ready' | 'failed';

/**
 * Writes `<html data-report>`, for which the service waits before it prints the page. Returns a function that
 * removes it.
 */
export function announceReport(state: ReportState): () => void {
  const page = document.documentElement;
  page.dataset.report = state;
  return () => {
    delete page.dataset.report;
  };
}

interface Readiness {
  isReady: boolean;
  hold: () => () => void;
}

const ReadinessContext = createContext<Readiness | null>(null);

function useReadiness(): Readiness {
  const readiness = useContext(ReadinessContext);
  if (!readiness) throw new Error('The report stands in a ReadinessProvider');
  return readiness;
}

/**
 * Announces "ready" once no part below it waits for data or images any more, because the report may then be
 * printed.
 */
export function ReadinessProvider({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState(0);
  const [isReady, setReady] = useState(false);
  const hold = useCallback(() => {
    setHeld((count) => count + 1);
    return () => setHeld((count) => count - 1);
  }, []);
  useEffect(() => {
    setReady(false);
    if (held > 0) return;
    // The announcement waits a moment, because a part that replaced another may hold it back in turn.
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => announceReport(isReady ? 'ready' : 'loading'), [isReady]);
  return <ReadinessContext value={{ isReady, hold }}>{children}</ReadinessContext>;
}

export function useIsReady(): boolean {
  return useReadiness().isReady;
}

export function useAwaited(isDone: boolean): void {
  const { hold } = useReadiness();
  // This runs before the provider's own effect, which would otherwise find nothing to wait for.
  useLayoutEffect(() => (isDone ? undefined : hold()), [isDone, hold]);
}
