import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';

/** A sheet whose version was replaced says so across its head, and names the version that replaced it. */
export function ReplacedWarning({ report: { replaced } }: { report: Report }) {
  const t = useText();
  const { ownDate } = useFormats();
  if (replaced === null) return null;
  return (
    <ReportWarning>
      {t('report.replaced', { date: ownDate(replaced.replacedDateTime), version: replaced.version })}
    </ReportWarning>
  );
}
