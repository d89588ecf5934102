import { useEffect, useState } from 'react';
import { type ReportReading, readReport } from '@/screens/stack-report/data/readReport';
import { requestReport } from '@/store/api/reportData';
import type { ServiceError } from '@/store/ports/serviceError';

type Loaded = { kind: 'loading' } | { kind: 'failed'; error: ServiceError } | ReportReading;

/** Asks once for the report of a link. */
export function useReport(stackId: string, token: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    void requestReport(stackId, token, leaving.signal).then(({ data, error }) => {
      if (leaving.signal.aborted) return;
      setLoaded(error ? { kind: 'failed', error } : readReport(data));
    });
    return () => leaving.abort();
  }, [stackId, token]);
  return loaded;
}
