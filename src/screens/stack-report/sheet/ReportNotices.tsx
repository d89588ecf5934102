import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { useIsReady } from '@/screens/stack-report/readiness/readiness';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';
import { FrontBackWarning } from './FrontBackWarning';
import classes from './ReportSheet.module.css';
import { VolumeWarning } from './VolumeWarning';
import { WithdrawnWarning } from './WithdrawnWarning';

export function ReportNotices({ report, isSample }: { report: Report; isSample: boolean }) {
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
      <WithdrawnWarning report={report} />
      {isSample && <p className={classes.notice}>{t('report.sample')}</p>}
      {report.language === null && <p className={classes.notice}>{t('report.no_language')}</p>}
      {areas && (
        <FrontBackWarning
          front={report.fieldOf(areas.frontAreaFieldId)}
          back={report.fieldOf(areas.backAreaFieldId)}
          limits={report.evidenceLimits}
        />
      )}
      <VolumeWarning facts={report.facts} />
      {report.doubts.length > 0 && (
        <ReportWarning>
          {report.doubts.map((kind) => (
            <p key={kind}>{t(`stack_doubt.${kind}`)}</p>
          ))}
        </ReportWarning>
      )}
      {report.accepted.length > 0 && (
        <p className={classes.notice}>
          {t('report.accepted', {
            organization: report.organizationName,
            checks: report.accepted.map((kind) => t(`stack_check.${kind}`)).join(', '),
          })}
        </p>
      )}
    </>
  );
}
