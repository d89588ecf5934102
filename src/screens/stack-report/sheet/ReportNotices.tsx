import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { VolumeFacts } from '@/features/stack-fields/evidence/volumeFacts';
import { recompute } from '@/features/stack-fields/evidence/volumeMaking';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { useIsReady } from '@/screens/stack-report/readiness/readiness';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';
import { FrontBackWarning } from './FrontBackWarning';
import classes from './ReportSheet.module.css';

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
      <ReplacedWarning report={report} />
      <WithdrawnWarning report={report} />
      {report.version !== null && report.version > 1 && (
        <p className={classes.notice}>
          {t('stack.versions.said', {
            version: report.version,
            isCorrected: report.correctedFields.length > 0 ? 'yes' : 'no',
            fields: report.correctedFields.map((id) => report.fieldOf(id)?.title ?? id).join(', '),
          })}
        </p>
      )}
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

function ReplacedWarning({ report: { replaced } }: { report: Report }) {
  const t = useText();
  const { ownDate } = useFormats();
  if (replaced === null) return null;
  return (
    <ReportWarning>
      {t('report.replaced', { date: ownDate(replaced.replacedDateTime), version: replaced.version })}
    </ReportWarning>
  );
}

function WithdrawnWarning({ report: { withdrawal } }: { report: Report }) {
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

function VolumeWarning({ facts }: { facts: VolumeFacts }) {
  const words = useFieldWords();
  const making = recompute(facts);
  if (making.kind === 'gap' || !making.isContradicted) return null;
  const { stored, shown, unit } = making;
  return (
    <ReportWarning>
      <p>
        <strong>{words.t('report.volume_warning')}</strong>
      </p>
      <p>
        {words.t('report.volume_values', {
          stored: measuredText(stored, 3, unit, words),
          made: measuredText(shown, 3, unit, words),
        })}
      </p>
    </ReportWarning>
  );
}
