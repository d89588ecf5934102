import { useText } from '../../i18n/useText';
import { byPlace } from '../../lib/byPlace';
import { FieldRows } from './FieldRows';
import { ReportFooter } from './ReportFooter';
import { ReportHeader } from './ReportHeader';
import { ReportNotices } from './ReportNotices';
import { ReportRemark } from './ReportRemark';
import { ReportSection } from './ReportSection';
import classes from './ReportSheet.module.css';
import { useAwaited } from './readiness';
import type { ShownReport } from './readReport';
import { useFonts } from './useFonts';
import { usePageMargins } from './usePageMargins';

interface ReportSheetProps {
  report: ShownReport;
  isSample: boolean;
}

/** The sheet as it is printed, in the report's language; on screen it is the same. */
export function ReportSheet({ report, isSample }: ReportSheetProps) {
  const t = useText();
  const { config, layout, stackNumber } = report;
  useAwaited(useFonts());
  usePageMargins(stackNumber, isSample);
  return (
    <article className={classes.sheet}>
      {/* What a browser offers as the name of the file. */}
      <title>{t('report.document_title', { stackNumber })}</title>
      <ReportHeader report={report} />
      <ReportNotices report={report} isSample={isSample} />
      {byPlace(layout.sections).map(({ key, item: { title, rows } }) => (
        <ReportSection key={key} title={title}>
          <FieldRows rows={rows} report={report} />
        </ReportSection>
      ))}
      {config.remark && <ReportRemark {...config.remark} />}
      <ReportFooter report={report} />
    </article>
  );
}
