import '@/screens/stack-report/fonts/fonts.css';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadCatalogue } from '@/i18n/catalogues';
import { LoadedLocale, useLocale } from '@/i18n/LocaleContext';
import { homeLocales } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import type { Report } from '@/screens/stack-report/data/readReport';
import { recordedDiameters } from '@/screens/stack-report/distribution/EachDiameter';
import { ReadinessProvider, useIsReady } from '@/screens/stack-report/readiness/readiness';
import { useLoaded } from '@/screens/stack-report/readiness/useLoaded';
import { ReportSheet } from '@/screens/stack-report/sheet/ReportSheet';
import { ReportButton } from './ReportButton';
import classes from './ReportPage.module.css';
import { ReportLoading, ReportUnavailable } from './ReportPlaceholder';

interface ReportPageProps {
  report: Report;
  isSample?: boolean;
  wayBack?: ReactNode;
  onRetry: () => void;
}

/**
 * Every reader sees the sheet in the report's language and time zone. The page around it is in the reader's
 * language.
 */
export function ReportPage({ report, isSample = false, wayBack, onRetry }: ReportPageProps) {
  const t = useText();
  const viewer = useLocale();
  const language = report.language ?? viewer.language;
  const { setLanguage } = viewer;
  const locale = useMemo(
    () => ({ language, locale: homeLocales[language], timeZone: report.timeZone, setLanguage }),
    [language, report.timeZone, setLanguage],
  );
  const texts = useLoaded(useCallback(() => loadCatalogue(language), [language]));
  const [hasEachDiameter, setEachDiameter] = useEachDiameter();
  if (texts.kind === 'loading') return <ReportLoading />;
  if (texts.kind === 'failed') {
    return (
      <ReportUnavailable
        title={t('report.failed')}
        text={t('failure.page')}
        wayBack={wayBack}
        onRetry={onRetry}
      />
    );
  }
  return (
    <ReadinessProvider>
      <div className={classes.page}>
        <ReportToolbar language={report.language} isSample={isSample} wayBack={wayBack}>
          {recordedDiameters(report).length > 0 && (
            <label className={classes.choice}>
              <input
                type="checkbox"
                checked={hasEachDiameter}
                onChange={(event) => setEachDiameter(event.currentTarget.checked)}
              />
              {t('report.each_diameter')}
            </label>
          )}
        </ReportToolbar>
        <main>
          <LoadedLocale state={locale} catalogue={texts.value}>
            <ReportSheet report={report} isSample={isSample} hasEachDiameter={hasEachDiameter} />
          </LoadedLocale>
        </main>
      </div>
    </ReadinessProvider>
  );
}

function useEachDiameter(): [boolean, (isChosen: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  // The address follows a moment later, and until then the box would seem unchanged.
  const [isChosen, setChosen] = useState(query.get('diameters') === 'each');
  const choose = (isNowChosen: boolean) => {
    setChosen(isNowChosen);
    const next = new URLSearchParams(query);
    if (isNowChosen) next.set('diameters', 'each');
    else next.delete('diameters');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [isChosen, choose];
}

interface ReportToolbarProps {
  language: Report['language'];
  isSample: boolean;
  wayBack: ReactNode;
  children: ReactNode;
}

function ReportToolbar({ language, isSample, wayBack, children }: ReportToolbarProps) {
  const t = useText();
  const viewer = useLocale();
  const isReady = useIsReady();
  const isForeign = language !== null && language !== viewer.language;
  const notes = [
    isSample && t('report.sample'),
    isForeign && t('report.in_card_language', { language }),
  ].filter(Boolean);
  return (
    // The document's language is that of the report.
    <header className={classes.toolbar} lang={viewer.language}>
      {wayBack}
      <p role="status" className={classes.status}>
        {isReady ? notes.join(' ') : t('report.print_waits')}
      </p>
      {children}
      <ReportButton text={t('report.print')} disabled={!isReady} onClick={() => window.print()} />
    </header>
  );
}
