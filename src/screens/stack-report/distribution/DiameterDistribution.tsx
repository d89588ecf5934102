import { useEffect, useMemo } from 'react';
import type { ReadField } from '@/features/stack-fields/readField';
import { useText } from '@/i18n/useText';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import type { ReportConfig } from '@/store/api/reportData';
import { DistributionNotes } from './DistributionNotes';
import { DistributionTable } from './DistributionTable';
import { distributionRows } from './distributionRows';
import { MirroredBars } from './MirroredBars';
import { OmittedDistribution } from './OmittedDistribution';
import { type GivenDistribution, readDistribution } from './readDistribution';
import { useFieldWords } from './useFieldWords';

interface DiameterDistributionProps {
  config: NonNullable<ReportConfig['diameters']>;
  fieldOf: (id: string) => ReadField | undefined;
  /** The field of the stack's own volume; undefined where the card names none. */
  volumeFieldId: string | undefined;
}

/** The stack's logs by diameter class as bars and in figures, or why there is no such thing. */
export function DiameterDistribution({ config, fieldOf, volumeFieldId }: DiameterDistributionProps) {
  const t = useText();
  const reading = useMemo(
    () => readDistribution(config, fieldOf, volumeFieldId),
    [config, fieldOf, volumeFieldId],
  );
  const lacksUnits = reading.kind === 'omitted' && reading.reason === 'noUnits';
  useEffect(() => {
    if (lacksUnits) console.error('The report has no diameter distribution: its units are missing.');
  }, [lacksUnits]);

  if (reading.kind === 'omitted') {
    return (
      <ReportSection title={t('report.distribution_title')}>
        <OmittedDistribution omission={reading} unit={config.units?.diameter ?? ''} />
      </ReportSection>
    );
  }
  return <ShownDistribution {...reading} />;
}

/** As many rows as fit one page as bars and as a table. */
const fewRows = 15;

function ShownDistribution(given: GivenDistribution) {
  const { distribution, units } = given;
  const words = useFieldWords();
  const rows = distributionRows(distribution, units.diameter, words);
  return (
    <ReportSection title={words.t('report.distribution_title')} whole={rows.length <= fewRows}>
      <MirroredBars rows={rows} volumeUnit={units.volume} />
      <DistributionTable rows={rows} total={distribution.total} volumeUnit={units.volume} />
      <DistributionNotes {...given} />
    </ReportSection>
  );
}
