import { useEffect } from 'react';
import { useText } from '../../i18n/useText';
import classes from './ReportFailure.module.css';
import { announceReport } from './reportState';

/** In place of a report that is on its way. */
export function ReportLoading() {
  const t = useText();
  useEffect(() => announceReport('loading'), []);
  return (
    <main className={classes.page} aria-busy="true">
      <title>{`${t('report.title')} · Stackyard`}</title>
      <p role="status">{t('report.loading')}</p>
    </main>
  );
}
