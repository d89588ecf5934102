import { useCallback, useEffect, useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useFailureText } from '@/features/errors/useFailureText';
import { loadCatalogue } from '@/i18n/catalogues';
import { textIn } from '@/i18n/textIn';
import { useText } from '@/i18n/useText';
import type { Language } from '@/lib/languages';
import { paths, type ReportKind, reportKinds } from '@/navigation/paths';
import { shownPath } from '@/navigation/shownPath';
import { readReport } from '@/screens/stack-report/data/readReport';
import { ReportPage } from '@/screens/stack-report/page/ReportPage';
import { ReportLoading, ReportUnavailable } from '@/screens/stack-report/page/ReportPlaceholder';
import { useLoaded } from '@/screens/stack-report/readiness/useLoaded';
import { type MeasurementCardVersion, useGetMeasurementCardVersionQuery } from '@/store/api/cardVersionApi';
import { type ServiceError, serviceErrorOf } from '@/store/ports/serviceError';
import { cardReport } from './cardReport';

export function CardReportScreen() {
  const t = useText();
  const { cardId = '', version = '', kind } = useParams();
  const { pathname } = useLocation();
  const reportKind = reportKinds.find((one) => one === kind);
  // The previous page may have been scrolled.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (!reportKind) {
    const text = t('not_found.text', { path: shownPath(pathname) });
    return <ReportUnavailable title={t('not_found.title')} text={text} wayBack={<AllCards />} />;
  }
  return <VersionReport id={cardId} version={Number(version)} kind={reportKind} />;
}

interface VersionReportProps {
  id: string;
  version: number;
  kind: ReportKind;
}

function VersionReport({ id, version, kind }: VersionReportProps) {
  // Other people import and delete versions as well.
  const { currentData, error, isFetching, refetch } = useGetMeasurementCardVersionQuery(
    { id, version },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error && !isFetching ? serviceErrorOf(error) : undefined;
  if (currentData && failure?.status !== 404) return <LoadedVersion card={currentData} kind={kind} />;
  if (failure) return <FailedVersion error={failure} onRetry={() => void refetch()} />;
  return <ReportLoading />;
}

async function loadParts(language: Language) {
  const [{ loadSampleReport }, texts] = await Promise.all([
    import('@/screens/stack-report/data/sampleReport'),
    loadCatalogue(language),
  ]);
  return { sample: await loadSampleReport(), cardText: textIn(language, texts) };
}

function LoadedVersion({ card, kind }: { card: MeasurementCardVersion; kind: ReportKind }) {
  const t = useText();
  const { measurementCardId, version, document } = card;
  const wayBack = (
    <Link to={paths.measurementCardVersion(measurementCardId, version)}>
      {t('measurement_cards.version_of', { name: document.name, version })}
    </Link>
  );
  const { language } = document;
  const loaded = useLoaded(useCallback(() => loadParts(language), [language]));
  const reading = useMemo(
    () =>
      loaded.kind === 'loaded'
        ? readReport(cardReport(card, kind, loaded.value.sample, loaded.value.cardText))
        : loaded,
    [loaded, card, kind],
  );
  const onRetry = () => window.location.reload();
  const failed = (text: string) => (
    <ReportUnavailable title={t('report.failed')} text={text} wayBack={wayBack} />
  );
  switch (reading.kind) {
    case 'loading':
      return <ReportLoading />;
    case 'report':
      return <ReportPage report={reading.report} isSample wayBack={wayBack} onRetry={onRetry} />;
    case 'noLayout':
      return failed(t('measurement_cards.no_report'));
    case 'failed':
      return (
        <ReportUnavailable
          title={t('report.failed')}
          text={t('failure.page')}
          wayBack={wayBack}
          onRetry={onRetry}
        />
      );
    default:
      return failed(t('failure.unreadable'));
  }
}

function FailedVersion({ error, onRetry }: { error: ServiceError; onRetry: () => void }) {
  const t = useText();
  const text = useFailureText()(error);
  const wayBack = <AllCards />;
  switch (error.status) {
    case 403:
      return <ReportUnavailable title={t('not_authorized.title')} text={text} wayBack={wayBack} />;
    // Somebody else has deleted the draft.
    case 404:
      return <ReportUnavailable title={t('not_found.title')} text={text} wayBack={wayBack} />;
    default:
      return <ReportUnavailable title={t('report.failed')} text={text} wayBack={wayBack} onRetry={onRetry} />;
  }
}

function AllCards() {
  const t = useText();
  return <Link to={paths.measurementCards}>{t('measurement_cards.back')}</Link>;
}
