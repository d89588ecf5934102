import { useEffect, useState } from 'react';
import { fetchReportData } from '@/store/api/reportApi';
import { useAppDispatch } from '@/store/hooks';
import type { ServiceError } from '@/store/ports/serviceError';
import { type ReportFacts, readReportFacts } from './reportFacts';

interface Outcome {
  facts?: ReportFacts;
  error?: ServiceError;
}

/**
 * Uses the data of the report, because a sawmill may not request single images. The call starts once
 * `isWanted` is true. Data and error are both undefined while it runs.
 */
export function useReportFacts(stackId: string, isWanted: boolean): Outcome & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome>();
  const isMissing = isWanted && outcome === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const left = new AbortController();
    void dispatch(fetchReportData(stackId, left.signal)).then(({ data, error }) => {
      if (left.signal.aborted) return;
      setOutcome(error ? { error } : { facts: readReportFacts(data) });
    });
    return () => left.abort();
  }, [dispatch, stackId, isMissing]);
  return { ...outcome, retry: () => setOutcome(undefined) };
}
