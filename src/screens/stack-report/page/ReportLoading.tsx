import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { announceReport } from '@/screens/stack-report/data/reportState';
import { usePageTitle } from '@/ui/layout/usePageTitle';
import classes from './ReportFailure.module.css';

/** In place of a report that is on its way. */
export function ReportLoading() {
  const t = useText();
  usePageTitle(`${t('report.title')} · Stackyard`);
  useEffect(() => announceReport('loading'), []);
  return (
    <main className={classes.page} aria-busy="true">
      <div className={classes.card}>
        <h1 className={classes.title}>{t('report.title')}</h1>
        <p role="status">{t('report.loading')}</p>
      </div>
    </main>
  );
}
