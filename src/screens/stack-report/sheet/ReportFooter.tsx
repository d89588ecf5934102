import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { ShownReport } from '@/screens/stack-report/data/readReport';
import classes from './ReportFooter.module.css';

/**
 * Ends the sheet: which state of which stack this is. No word of now: the report on screen, on paper and in the archive
 * is the same.
 */
export function ReportFooter({ report }: { report: ShownReport }) {
  const t = useText();
  const { ownDate } = useFormats();
  const { lastModifiedDateTime, stackNumber, cardName, layout } = report;
  const facts = [
    t('report.made_by', { title: layout.title }),
    t('report.stack', { stackNumber }),
    cardName && t('report.card', { name: cardName }),
    lastModifiedDateTime && t('report.last_changed', { date: ownDate(lastModifiedDateTime) }),
  ].filter(Boolean);
  return <footer className={classes.footer}>{facts.join(' · ')}</footer>;
}
