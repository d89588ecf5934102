import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';
import classes from './ReportSheet.module.css';

export function WithdrawnWarning({ report: { withdrawal } }: { report: Report }) {
  const t = useText();
  const { ownDate } = useFormats();
  if (withdrawal === null) return null;
  const { reason, withdrawnDateTime, withdrawnBy, twin } = withdrawal;
  return (
    <ReportWarning>
      <p className={classes.withdrawn}>
        {t('report.withdrawn', {
          by: withdrawnBy ?? '',
          hasName: withdrawnBy === null ? 'no' : 'yes',
          date: ownDate(withdrawnDateTime),
        })}
      </p>
      <p>{t('stack.doubts.quoted', { word: reason })}</p>
      {twin && <p>{t('report.withdrawn_twin', { stackNumber: twin.stackNumber })}</p>}
    </ReportWarning>
  );
}
