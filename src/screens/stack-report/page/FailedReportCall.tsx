import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { ReportFailure } from './ReportFailure';

/** What the service refuses because of the link itself; asking again helps with none of it. */
const refusals = new Map([
  [401, 'report.expired'],
  [403, 'report.unknown_stack'],
  [404, 'report.unknown_stack'],
  [409, 'report.not_measured'],
] as const);

/** Why the service gave no report, and whether to try again or to get another link. */
export function FailedReportCall({ error, onRetry }: { error: ServiceError; onRetry: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const title = t('report.failed');
  const [, reason] = [...refusals].find(([status]) => status === error.status) ?? [];
  if (!reason) return <ReportFailure title={title} text={failureText(error)} onRetry={onRetry} />;
  const wayOn = reason === 'report.expired' ? t('report.new_link') : undefined;
  return <ReportFailure title={title} text={t(reason)} wayOn={wayOn} />;
}
