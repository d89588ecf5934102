import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { CertifiedMark } from '@/screens/stack-report/fields/CertifiedMark';
import classes from '@/screens/stack-report/fields/CertifiedMark.module.css';
import { isCertified } from '@/screens/stack-report/fields/isCertified';

/**
 * Says what the mark of certified values means, or that there are none: above the values, since the first page is read
 * without the second.
 */
export function CertificateNote({ report }: { report: Report }) {
  const t = useText();
  if (!report.config.certificate) return <p className={classes.note}>{t('report.none_certified')}</p>;
  const hasMark = report.layout.sections.some(({ rows }) => rows.some((row) => isCertified(row, report)));
  if (!hasMark) return null;
  return (
    <p className={classes.note} data-marked>
      <CertifiedMark /> {t('report.certified_legend')}
    </p>
  );
}
