import { useText } from '../../i18n/useText';
import classes from './ReportNotices.module.css';
import { useIsReady } from './readiness';
import type { ShownReport } from './readReport';

/** What a reader has to know before the values. */
export function ReportNotices({ report, isSample }: { report: ShownReport; isSample: boolean }) {
  const t = useText();
  const isReady = useIsReady();
  return (
    <>
      {!isReady && <p className={classes.incomplete}>{t('report.incomplete')}</p>}
      {isSample && <p className={classes.notice}>{t('report.sample')}</p>}
      {report.language === null && <p className={classes.notice}>{t('report.no_language')}</p>}
    </>
  );
}
