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

/** Tells whoever prints this page, by `<html data-report>`, how far it is; the page that leaves takes it along. */
export function announceReport(state: ReportState): () => void {
  const page = document.documentElement;
  page.dataset.report = state;
  return () => {
    delete page.dataset.report;
  };
}

interface Readiness {
  isReady: boolean;
  /** Holds the report back until what it returns is called. */
  hold: () => () => void;
}

const ReadinessContext = createContext<Readiness | null>(null);

function useReadiness(): Readiness {
  const readiness = useContext(ReadinessContext);
  if (!readiness) throw new Error('The report stands in a ReadinessProvider');
  return readiness;
}

/** Says "ready" once nothing below it is awaited any more: then the report may be printed. */
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
    // A moment later: a part that came in place of another one may hold it back in turn.
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => announceReport(isReady ? 'ready' : 'loading'), [isReady]);
  return <ReadinessContext value={{ isReady, hold }}>{children}</ReadinessContext>;
}

/** Whether everything on the sheet is there, or has said why it is not. */
export function useIsReady(): boolean {
  return useReadiness().isReady;
}

/** Holds back "ready" until every caller says done. Whoever waits for something bounds the wait. */
export function useAwaited(isDone: boolean): void {
  const { hold } = useReadiness();
  // Before the provider's own effect, so that it never finds nothing to wait for.
  useLayoutEffect(() => (isDone ? undefined : hold()), [isDone, hold]);
}
