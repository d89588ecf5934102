import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';

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
