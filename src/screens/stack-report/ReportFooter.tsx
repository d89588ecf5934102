import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { CertifiedMark } from './CertifiedMark';
import { isCertified } from './isCertified';
import classes from './ReportFooter.module.css';
import type { ShownReport } from './readReport';

/**
 * Ends the sheet: what the marks mean, and which state of which stack this is. No word of now: the report on screen,
 * on paper and in the archive is the same.
 */
export function ReportFooter({ report }: { report: ShownReport }) {
  const t = useText();
  const { ownDate } = useFormats();
  const { lastModifiedDateTime, stackNumber, cardName, config, layout } = report;
  const hasCertified = layout.sections.some(({ rows }) => rows.some((row) => isCertified(row, report)));
  const facts = [
    t('report.made_by'),
    t('report.stack', { stackNumber }),
    cardName && t('report.card', { name: cardName }),
    lastModifiedDateTime && t('report.last_changed', { date: ownDate(lastModifiedDateTime) }),
  ].filter(Boolean);
  return (
    <footer className={classes.footer}>
      {hasCertified && (
        <p className={classes.legend}>
          <CertifiedMark label="" /> {t('report.certified_legend')}
        </p>
      )}
      {!config.certificate && <p className={classes.legend}>{t('report.none_certified')}</p>}
      <p>{facts.join(' · ')}</p>
    </footer>
  );
}
