import { useLocation } from 'react-router';
import { useText } from '@/i18n/useText';
import { readReportRequest } from '@/store/session/reportLink';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { LinkedReport } from './LinkedReport';
import { ReportFailure } from './ReportFailure';
import { SampleReport } from './SampleReport';

/** `/pdf/stack-measurement-report?stack-id=…`, opened with a token: the report of one stack, without signing in. */
export function StackReportScreen() {
  const t = useText();
  return (
    <PartBoundary
      fallback={(retry) => (
        <ReportFailure title={t('report.failed')} text={t('ui.failure.title')} onRetry={retry} />
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
        <ReportFailure
          title={t('report.link_incomplete')}
          text={t(request.kind === 'noStack' ? 'report.no_stack' : 'report.no_token')}
          wayOn={t('report.new_link')}
        />
      );
    case 'stack':
      return <LinkedReport key={request.token} stackId={request.stackId} token={request.token} />;
  }
}
