import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import classes from './ReportSheet.module.css';

/** Who printed it and when is in a line of its own: all else is the same whoever prints a stack. */
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

/** By the service's clock, which goes on until the page is printed; nothing where the service does not say who asks. */
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
