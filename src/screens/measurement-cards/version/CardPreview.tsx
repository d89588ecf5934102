import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { fieldsById } from '@/features/stack-fields/fieldsById';
import { sampleFields } from '@/features/stack-fields/sample/sampleFields';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { paths, reportKinds } from '@/navigation/paths';
import type { MeasurementCardDocument, MeasurementCardVersion } from '@/store/api/cardVersionApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { AboutCard } from './AboutCard';
import classes from './CardPreview.module.css';
import { SampleFields } from './SampleFields';

/** The page of a stack with sample values, and the ways to its reports. */
export function CardPreview({ card }: { card: MeasurementCardVersion }) {
  const t = useText();
  const { measurementCardId, version, document } = card;
  const { language, displayConfigurationAdmin, reportConfig } = document;
  const fieldOf = fieldsById(sampleFields(document, 'fullMeasurement', t));
  return (
    <>
      <ReadOnlyCard title={t('measurement_cards.page')}>
        {keyedByIndex(displayConfigurationAdmin.sections).map(({ key, item: { title, fieldIds } }) => (
          <section key={key} className={classes.section}>
            <h3 className={classes.title} lang={language}>
              {title}
            </h3>
            <SampleFields fields={fieldIds.flatMap((id) => fieldOf(id) ?? [])} lang={language} />
          </section>
        ))}
      </ReadOnlyCard>
      {reportConfig ? (
        <Group>
          {reportKinds.map((kind) => (
            <Anchor
              key={kind}
              component={Link}
              to={paths.measurementCardReport(measurementCardId, version, kind)}
            >
              {t(`measurement_cards.report.${kind}`)}
            </Anchor>
          ))}
        </Group>
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
      <ul className={classes.species}>
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
