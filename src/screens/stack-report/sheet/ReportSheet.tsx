import { useMemo } from 'react';
import { repeatsClasses } from '@/features/stack-fields/distribution/distributionRows';
import {
  type DistributionReading,
  readDistribution,
} from '@/features/stack-fields/distribution/readDistribution';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { ReadReportConfig, Report } from '@/screens/stack-report/data/readReport';
import { DiameterDistribution } from '@/screens/stack-report/distribution/DiameterDistribution';
import { EachDiameter } from '@/screens/stack-report/distribution/EachDiameter';
import { CertificateNote } from '@/screens/stack-report/fields/CertifiedMark';
import { FieldRows } from '@/screens/stack-report/fields/FieldRows';
import { ReportPosition } from '@/screens/stack-report/location/ReportPosition';
import { ReportPicture } from '@/screens/stack-report/pictures/ReportPicture';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import { useFonts } from '@/screens/stack-report/readiness/useFonts';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import { usePageTitle } from '@/ui/layout/usePageTitle';
import { highlightParts } from './highlight';
import { ReportFooter } from './ReportFooter';
import { ReportHeader } from './ReportHeader';
import { ReportNotices } from './ReportNotices';
import classes from './ReportSheet.module.css';
import { usePageMargins } from './usePageMargins';

interface ReportSheetProps {
  report: Report;
  isSample: boolean;
  hasEachDiameter?: boolean;
}

const fewRows = 16;

export function ReportSheet({ report, isSample, hasEachDiameter = false }: ReportSheetProps) {
  const t = useText();
  const { config, stackNumber, coordinates } = report;
  const reading = useMemo(() => distributionOf(report), [report]);
  const sections = useMemo(() => sectionsOf(report, reading), [report, reading]);
  // Browsers offer the title as the name of the file.
  usePageTitle(t('report.document_title', { stackNumber }));
  useAwaited(useFonts());
  usePageMargins(stackNumber, isSample);
  return (
    <article className={classes.sheet}>
      <ReportHeader report={report} />
      <ReportNotices report={report} isSample={isSample} />
      <CertificateNote report={report} />
      <div className={classes.values}>
        {keyedByIndex(sections).map(({ key, item: { title, rows } }) => (
          <ReportSection key={key} title={title} whole={rows.length <= fewRows}>
            <FieldRows rows={rows} report={report} />
          </ReportSection>
        ))}
      </div>
      {reading && hasDistribution(report) && (
        <DiameterDistribution reading={reading} unit={config.diameters?.units?.diameter ?? null} />
      )}
      {config.remark && <ReportRemark {...config.remark} />}
      <div className={classes.evidence}>
        <ReportPicture title={t('report.front')} image={report.frontImage} />
        <ReportPicture title={t('report.back')} image={report.backImage} />
        <ReportPicture title={config.closeupTitle || t('report.closeup')} image={report.closeupImage} />
        <ReportPosition coordinates={coordinates} stackNumber={stackNumber} />
      </div>
      <ReportFooter report={report} />
      {hasEachDiameter && <EachDiameter report={report} reading={reading} />}
    </article>
  );
}

function distributionOf({ config, fieldOf, volumeFieldId }: Report): DistributionReading | null {
  return config.diameters && readDistribution(config.diameters, fieldOf, volumeFieldId);
}

/**
 * If the logs were only counted, nobody expects their diameters, so the report does not explain that they are
 * missing.
 */
function hasDistribution({ isFullMeasurement, fieldOf, config }: Report) {
  return isFullMeasurement || fieldOf(config.diameters?.diametersFieldId ?? '')?.content.status === 'given';
}

function sectionsOf({ layout, fieldOf }: Report, reading: DistributionReading | null) {
  if (reading?.kind !== 'given') return layout.sections;
  return layout.sections.flatMap((section) => {
    const rows = section.rows.filter(
      ({ fieldId }) => !repeatsClasses(fieldOf(fieldId), reading.distribution.classes),
    );
    return rows.length === 0 && section.rows.length > 0 ? [] : { ...section, rows };
  });
}

type Remark = NonNullable<ReadReportConfig['remark']>;

function ReportRemark({ text, highlightIndex, highlightLength }: Remark) {
  const t = useText();
  const { before, highlight, after } = highlightParts(text, highlightIndex, highlightLength);
  if (text.trim() === '') return null;
  return (
    <ReportSection title={t('report.remark')}>
      <p className={classes.remark}>
        {before}
        {highlight !== '' && <mark className={classes.highlight}>{highlight}</mark>}
        {after}
      </p>
    </ReportSection>
  );
}
