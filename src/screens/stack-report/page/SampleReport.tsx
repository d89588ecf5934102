import { useText } from '@/i18n/useText';
import { readReport } from '@/screens/stack-report/data/readReport';
import { useLoaded } from '@/screens/stack-report/readiness/useLoaded';
import { ReportFailure } from './ReportFailure';
import { ReportLoading } from './ReportLoading';
import { ReportPage } from './ReportPage';

const loadSample = async () =>
  readReport((await import('@/screens/stack-report/data/sampleReport')).sampleReport);

/** What a report looks like, without any stack: made-up values, and every page says so. */
export function SampleReport() {
  const t = useText();
  const sample = useLoaded(loadSample);
  if (sample.kind === 'loading') return <ReportLoading />;
  if (sample.kind === 'failed' || sample.value.kind !== 'report') {
    return (
      <ReportFailure
        title={t('report.failed')}
        text={t('failure.page')}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return <ReportPage report={sample.value.report} isSample onRetry={() => window.location.reload()} />;
}
