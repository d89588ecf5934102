import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import type { ShownReport } from '@/screens/stack-report/data/readReport';
import { DiameterDistribution } from '@/screens/stack-report/distribution/DiameterDistribution';
import { FieldRows } from '@/screens/stack-report/fields/FieldRows';
import { ReportPlace } from '@/screens/stack-report/location/ReportPlace';
import { ReportPicture } from '@/screens/stack-report/pictures/ReportPicture';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import { useFonts } from '@/screens/stack-report/readiness/useFonts';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import { usePageTitle } from '@/ui/layout/usePageTitle';
import { CertificateNote } from './CertificateNote';
import { ReportFooter } from './ReportFooter';
import { ReportHeader } from './ReportHeader';
import { ReportNotices } from './ReportNotices';
import { ReportRemark } from './ReportRemark';
import classes from './ReportSheet.module.css';
import { usePageMargins } from './usePageMargins';

interface ReportSheetProps {
  report: ShownReport;
  isSample: boolean;
}

/** A section of no more rows is not worth splitting. */
const fewRows = 8;

/** The sheet as it is printed, in the report's language; on screen it is the same. */
export function ReportSheet({ report, isSample }: ReportSheetProps) {
  const t = useText();
  const { config, layout, stackNumber, fieldOf, volumeFieldId, coordinates } = report;
  // What a browser offers as the name of the file.
  usePageTitle(t('report.document_title', { stackNumber }));
  useAwaited(useFonts());
  usePageMargins(stackNumber, isSample);
  return (
    <article className={classes.sheet}>
      <ReportHeader report={report} />
      <ReportNotices report={report} isSample={isSample} />
      <CertificateNote report={report} />
      {byPlace(layout.sections).map(({ key, item: { title, rows } }) => (
        <ReportSection key={key} title={title} whole={rows.length <= fewRows}>
          <FieldRows rows={rows} report={report} />
        </ReportSection>
      ))}
      {config.diameters && hasDistribution(report, config.diameters) && (
        <DiameterDistribution config={config.diameters} fieldOf={fieldOf} volumeFieldId={volumeFieldId} />
      )}
      {config.remark && <ReportRemark {...config.remark} />}
      <ReportPicture title={t('report.front')} image={report.frontImage} />
      <ReportPicture title={t('report.back')} image={report.backImage} />
      <ReportPicture title={config.closeupTitle || t('report.closeup')} image={report.closeupImage} />
      <ReportPlace coordinates={coordinates} stackNumber={stackNumber} />
      <ReportFooter report={report} />
    </article>
  );
}

/** Of logs that were only counted nobody expects diameters: then there is nothing to explain. */
function hasDistribution(
  { isFullMeasurement, fieldOf }: ShownReport,
  { diametersFieldId }: { diametersFieldId: string },
) {
  return isFullMeasurement || fieldOf(diametersFieldId)?.content.status === 'given';
}
