import { useText } from '@/i18n/useText';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import type { ReportConfig } from '@/store/api/reportData';
import { highlightParts } from './highlight';
import classes from './ReportRemark.module.css';

type Remark = NonNullable<ReportConfig['remark']>;

/** What the card prints on each of its reports, a part of it in blue. */
export function ReportRemark({ text, highlightIndex, highlightLength }: Remark) {
  const t = useText();
  const { before, highlight, after } = highlightParts(text, highlightIndex, highlightLength);
  if (text.trim() === '') return null;
  return (
    <ReportSection title={t('report.remark')}>
      <p className={classes.remark}>
        {before}
        {highlight !== '' && <mark className={classes.highlight}>{highlight}</mark>}
        {after}
      </p>
    </ReportSection>
  );
}
