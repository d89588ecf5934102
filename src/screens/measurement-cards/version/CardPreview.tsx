import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { type Language, languageNames, languageOf } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { fieldInLanguage, furtherLanguagesOf, sectionInLanguage } from '@/lib/cardLanguage';
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
  const { fields, displayConfigurationAdmin, reportConfig } = document;
  const languages = languagesOf(document);
  const own = useLocale().language;
  const [wanted, setWanted] = useState(languages.includes(own) ? own : document.language);
  const asked = { wanted, ofCard: document.language };
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const field = fields.find((one) => one.id === id);
      if (!field) return [];
      const shown = fieldInLanguage(field, asked);
      return { field: sampleField(shown, t), lang: shown.language };
    });
  return (
    <>
      <ReadOnlyCard title={t('measurement_cards.page')}>
        {languages.length > 1 && (
          <NativeSelect
            label={t('measurement_cards.language')}
            data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={wanted}
            onChange={(event) => setWanted(languageOf(event.currentTarget.value) ?? document.language)}
            maw={240}
          />
        )}
        {keyedByIndex(displayConfigurationAdmin.sections).map(({ key, item }) => {
          const { title, language, fieldIds } = sectionInLanguage(item, asked);
          return (
            <section key={key} className={classes.section}>
              <h3 className={classes.title} lang={language}>
                {title}
              </h3>
              <SampleFields rows={rowsOf(fieldIds)} />
            </section>
          );
        })}
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

/** The card's own, then those in which some of its fields have texts as well. */
function languagesOf({ language, fields }: MeasurementCardDocument): Language[] {
  return [...new Set([language, ...fields.flatMap(furtherLanguagesOf)])];
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
