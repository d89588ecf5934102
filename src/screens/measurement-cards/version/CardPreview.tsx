import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { AboutCard } from './AboutCard';
import classes from './CardPreview.module.css';
import { ReportPreview } from './ReportPreview';
import { SampleFields } from './SampleFields';
import { sampleField } from './sampleValue';

/** The page of a stack and its reports, with sample values. */
export function CardPreview({ document }: { document: MeasurementCardDocument }) {
  const t = useText();
  const { fields, language, displayConfigurationAdmin, reportConfig } = document;
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const field = fields.find((one) => one.id === id);
      return field ? { field: sampleField(field, t) } : [];
    });
  return (
    <>
      <ReadOnlyCard title={t('measurement_cards.page')}>
        {keyedByIndex(displayConfigurationAdmin.sections).map(({ key, item: { title, fieldIds } }) => (
          <section key={key} className={classes.section}>
            <h3 className={classes.title} lang={language}>
              {title}
            </h3>
            <SampleFields rows={rowsOf(fieldIds)} lang={language} />
          </section>
        ))}
      </ReadOnlyCard>
      {reportConfig ? (
        <>
          <ReportPreview kind="fullMeasurement" document={document} report={reportConfig} />
          <ReportPreview kind="logCount" document={document} report={reportConfig} />
        </>
      ) : (
        <Text>{t('measurement_cards.no_report')}</Text>
      )}
      <AboutCard document={document} />
      <SpeciesForExports document={document} />
    </>
  );
}

/** What later exports need; nothing where no species has it. */
function SpeciesForExports({
  document: { fields, fieldIds, language },
}: {
  document: MeasurementCardDocument;
}) {
  const t = useText();
  const options = fields.find(({ id }) => id === fieldIds.treeSpecies)?.options ?? [];
  const told = options.filter(
    ({ scientificName, kilogramsPerCubicMeter }) => scientificName || kilogramsPerCubicMeter,
  );
  if (told.length === 0) return null;
  return (
    <ReadOnlyCard title={t('measurement_cards.species')}>
      <ul className={classes.classes}>
        {told.map(({ key, text, scientificName, kilogramsPerCubicMeter: weight }) => (
          <li key={key}>
            <span lang={language}>{text}</span>
            {scientificName && <i lang="la">, {scientificName}</i>}
            {weight && `, ${t('measurement_cards.weight', { weight })}`}
          </li>
        ))}
      </ul>
    </ReadOnlyCard>
  );
}
