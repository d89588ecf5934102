import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { useIsReady } from '@/screens/stack-report/readiness/readiness';
import { ReportButton } from './ReportButton';
import classes from './ReportPage.module.css';

/** Stands above the sheet on screen, in the viewer's language; it is not printed. */
export function ReportToolbar({ isSample }: { isSample: boolean }) {
  const t = useText();
  const { language } = useLocale();
  const isReady = useIsReady();
  return (
    // The document's language is that of the report.
    <header className={classes.toolbar} lang={language}>
      <p role="status" className={classes.status}>
        {isReady ? (isSample ? t('report.sample') : '') : t('report.print_waits')}
      </p>
      <ReportButton text={t('report.print')} disabled={!isReady} onClick={() => window.print()} />
    </header>
  );
}
