import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { singleParameter } from '@/lib/singleParameter';
import { type ReportResult, readReport } from '@/screens/stack-report/data/readReport';
import { useLoaded } from '@/screens/stack-report/readiness/useLoaded';
import { requestReport } from '@/store/api/reportData';
import type { ServiceError } from '@/store/ports/serviceError';
import { readReportRequest } from '@/store/session/reportLink';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { ReportPage } from './ReportPage';
import { ReportLoading, ReportUnavailable } from './ReportPlaceholder';

export function StackReportScreen() {
  const t = useText();
  return (
    <PartBoundary
      fallback={(retry) => (
        <ReportUnavailable title={t('report.failed')} text={t('ui.failure.title')} onRetry={retry} />
      )}
    >
      <RequestedReport />
    </PartBoundary>
  );
}

function RequestedReport() {
  const t = useText();
  const { search } = useLocation();
  const request = readReportRequest(search);
  switch (request.kind) {
    case 'sample':
      return <SampleReport />;
    case 'noStack':
    case 'noToken':
      return (
        <ReportUnavailable
          title={t('report.link_incomplete')}
          text={t(request.kind === 'noStack' ? 'report.no_stack' : 'report.no_token')}
          wayOn={t('report.new_link')}
        />
      );
    case 'stack':
      return (
        <LinkedReport
          key={request.token}
          stackId={request.stackId}
          token={request.token}
          version={singleParameter(new URLSearchParams(search), 'version') || undefined}
        />
      );
  }
}

const loadSample = async () =>
  readReport(await (await import('@/screens/stack-report/data/sampleReport')).loadSampleReport());

function SampleReport() {
  const t = useText();
  const sample = useLoaded(loadSample);
  if (sample.kind === 'loading') return <ReportLoading />;
  if (sample.kind === 'failed' || sample.value.kind !== 'report') {
    return (
      <ReportUnavailable
        title={t('report.failed')}
        text={t('failure.page')}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return <ReportPage report={sample.value.report} isSample onRetry={() => window.location.reload()} />;
}

interface LinkedReportProps {
  stackId: string;
  token: string;
  /** The version counts measurements of the stack; undefined means the newest one. */
  version: string | undefined;
}

function LinkedReport(link: LinkedReportProps) {
  const [attempt, setAttempt] = useState(0);
  return <AskedReport key={attempt} {...link} onRetry={() => setAttempt(attempt + 1)} />;
}

function AskedReport({ onRetry, ...link }: LinkedReportProps & { onRetry: () => void }) {
  const t = useText();
  const loaded = useReport(link);
  switch (loaded.kind) {
    case 'loading':
      return <ReportLoading />;
    case 'report':
      return <ReportPage report={loaded.report} onRetry={onRetry} />;
    case 'failed':
      return <FailedReportCall error={loaded.error} onRetry={onRetry} />;
    case 'noData':
      return (
        <ReportUnavailable title={t('report.no_data')} text={t('report.no_data_text')} onRetry={onRetry} />
      );
    case 'noLayout':
      return <ReportUnavailable title={t('report.failed')} text={t('report.no_layout')} onRetry={onRetry} />;
    case 'unreadable':
      return (
        <ReportUnavailable title={t('report.failed')} text={t('failure.unreadable')} onRetry={onRetry} />
      );
  }
}

type Loaded = { kind: 'loading' } | { kind: 'failed'; error: ServiceError } | ReportResult;

function useReport({ stackId, token, version }: LinkedReportProps): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    void requestReport({ stackId, token, version }, leaving.signal).then(({ data, error }) => {
      if (leaving.signal.aborted) return;
      setLoaded(error ? { kind: 'failed', error } : readReport(data));
    });
    return () => leaving.abort();
  }, [stackId, token, version]);
  return loaded;
}

const refusals = new Map([
  [401, 'report.expired'],
  [403, 'report.unknown_stack'],
  [404, 'report.unknown_stack'],
  [409, 'report.not_measured'],
] as const);

function FailedReportCall({ error, onRetry }: { error: ServiceError; onRetry: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const title = t('report.failed');
  const [, reason] = [...refusals].find(([status]) => status === error.status) ?? [];
  if (!reason) return <ReportUnavailable title={title} text={failureText(error)} onRetry={onRetry} />;
  const wayOn = reason === 'report.expired' ? t('report.new_link') : undefined;
  return <ReportUnavailable title={title} text={t(reason)} wayOn={wayOn} />;
}
