import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { FailedReportCall } from './FailedReportCall';
import { ReportFailure } from './ReportFailure';
import { ReportLoading } from './ReportLoading';
import { ReportPage } from './ReportPage';
import { useReport } from './useReport';

interface LinkedReportProps {
  stackId: string;
  token: string;
}

/** The report that a link names, to be asked for as often as somebody likes. */
export function LinkedReport(link: LinkedReportProps) {
  const [attempt, setAttempt] = useState(0);
  return <AskedReport key={attempt} {...link} onRetry={() => setAttempt(attempt + 1)} />;
}

function AskedReport({ stackId, token, onRetry }: LinkedReportProps & { onRetry: () => void }) {
  const t = useText();
  const loaded = useReport(stackId, token);
  switch (loaded.kind) {
    case 'loading':
      return <ReportLoading />;
    case 'report':
      return <ReportPage report={loaded.report} onRetry={onRetry} />;
    case 'failed':
      return <FailedReportCall error={loaded.error} onRetry={onRetry} />;
    case 'noData':
      return <ReportFailure title={t('report.no_data')} text={t('report.no_data_text')} onRetry={onRetry} />;
    case 'noLayout':
      return <ReportFailure title={t('report.failed')} text={t('report.no_layout')} onRetry={onRetry} />;
    case 'unreadable':
      return <ReportFailure title={t('report.failed')} text={t('failure.unreadable')} onRetry={onRetry} />;
  }
}
