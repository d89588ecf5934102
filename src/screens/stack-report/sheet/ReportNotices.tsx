import { useText } from '@/i18n/useText';
import type { ShownReport } from '@/screens/stack-report/data/readReport';
import { useIsReady } from '@/screens/stack-report/readiness/readiness';
import { ReportWarning } from '@/screens/stack-report/section/ReportWarning';
import { FrontBackWarning } from './FrontBackWarning';
import classes from './ReportNotices.module.css';

/** What a reader has to know before the values. */
export function ReportNotices({ report, isSample }: { report: ShownReport; isSample: boolean }) {
  const t = useText();
  const isReady = useIsReady();
  const areas = report.config.frontBackWarning;
  return (
    <>
      {!isReady && (
        <div className={classes.incomplete}>
          <ReportWarning>{t('report.incomplete')}</ReportWarning>
        </div>
      )}
      {isSample && <p className={classes.notice}>{t('report.sample')}</p>}
      {report.language === null && <p className={classes.notice}>{t('report.no_language')}</p>}
      {areas && (
        <FrontBackWarning
          front={report.fieldOf(areas.frontAreaFieldId)}
          back={report.fieldOf(areas.backAreaFieldId)}
        />
      )}
    </>
  );
}
