import { useText } from '@/i18n/useText';
import type { Report, ReportRow } from '@/screens/stack-report/data/readReport';
import classes from './CertifiedMark.module.css';

interface CertifiedMarkProps {
  label?: string;
}

/** Marks certified values without colour. It is drawn, because fonts may lack such a character. */
export function CertifiedMark({ label }: CertifiedMarkProps) {
  return (
    <svg
      className={classes.mark}
      viewBox="0 0 12 12"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <circle cx="6" cy="6" r="5.2" />
      <path d="M3.4 6.2 5.3 8.1 8.7 4.2" />
    </svg>
  );
}

export function isCertified(
  { certified, fieldId }: ReportRow,
  { config, fieldOf, correctedFields }: Report,
): boolean {
  if (correctedFields.includes(fieldId)) return false;
  return config.certificate && certified && fieldOf(fieldId)?.content.status === 'given';
}

/** The note is printed above the values, because people may read the first page without the second. */
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
