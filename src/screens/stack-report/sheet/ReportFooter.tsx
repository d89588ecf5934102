import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import classes from './ReportSheet.module.css';

/** The person and time of printing have a line of their own, because everything else is the same for each print. */
export function ReportFooter({ report }: { report: Report }) {
  const t = useText();
  const { ownDate } = useFormats();
  const { lastModifiedDateTime, stackNumber, cardName, layout } = report;
  const details = [
    t('report.made_by', { title: layout.title }),
    t('report.stack', { stackNumber }),
    cardName && t('report.card', { name: cardName }),
    lastModifiedDateTime && t('report.last_changed', { date: ownDate(lastModifiedDateTime) }),
  ].filter(Boolean);
  return (
    <footer className={classes.footer}>
      <div>{details.join(' · ')}</div>
      <PrintedBy report={report} />
    </footer>
  );
}

/**
 * The time is that of the service's clock when the report was requested, plus the time until the page is
 * printed. Nothing is shown if the service does not name the person.
 */
function PrintedBy({ report: { requestedBy, requestedDateTime } }: { report: Report }) {
  const t = useText();
  const { ownDate } = useFormats();
  const [openFor, setOpenFor] = useState(0);
  useEffect(() => {
    const opened = performance.now();
    const onPrint = () => flushSync(() => setOpenFor(performance.now() - opened));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  const asked = Date.parse(requestedDateTime ?? '');
  if (!requestedBy || Number.isNaN(asked)) return null;
  const date = ownDate(new Date(asked + openFor).toISOString());
  return <div>{t('report.printed', { date, name: requestedBy })}</div>;
}
