import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { fieldsById } from '@/features/stack-fields/fieldsById';
import { shareLimitText, volumeLimitText } from '@/features/stack-fields/fieldWords';
import { requirementOf } from '@/features/stack-fields/requirement/requirementOf';
import { sampleFields } from '@/features/stack-fields/sample/sampleFields';
import { useLocale } from '@/i18n/LocaleContext';
import { languageNames, languageOfLocale } from '@/i18n/language';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { fieldInLanguage, furtherLanguagesOf, languagesOfTitle, sectionInLanguage } from '@/lib/cardLanguage';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { Language } from '@/lib/languages';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { Details } from '@/ui/form/Details';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import classes from './CardPreview.module.css';
import { SampleFields } from './SampleFields';

export function CardPreview({ document }: { document: MeasurementCardDocument }) {
  const t = useText();
  const languages = languagesOf(document);
  const own = useLocale().language;
  const [preferred, setPreferred] = useState(languages.includes(own) ? own : document.language);
  const asked = { preferred, ofCard: document.language };
  const fields = document.fields.map((field) => fieldInLanguage(field, asked));
  const requirements = new Map(fields.map((field) => [field.id, requirementOf(field)]));
  const fieldOf = fieldsById(sampleFields({ ...document, fields }, 'fullMeasurement', t));
  return (
    <>
      <ReadOnlyCard
        title={
          <Text span inherit fz="1.125rem">
            {t('measurement_cards.page')}
          </Text>
        }
      >
        {languages.length > 1 && (
          <NativeSelect
            label={t('measurement_cards.language')}
            data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={preferred}
            onChange={(event) =>
              setPreferred(languageOfLocale(event.currentTarget.value) ?? document.language)
            }
            maw={240}
          />
        )}
        {keyedByIndex(document.displayConfigurationAdmin.sections).map(({ key, item }) => {
          const { title, language, fieldIds } = sectionInLanguage(item, asked);
          return (
            <section key={key} className={classes.section}>
              <h3 className={classes.title} lang={language}>
                {title}
              </h3>
              <SampleFields
                fields={fieldIds.flatMap((id) => fieldOf(id) ?? [])}
                requirements={requirements}
              />
            </section>
          );
        })}
      </ReadOnlyCard>
      <AboutCard document={document} />
      <SpeciesForExports document={document} />
    </>
  );
}

function languagesOf({ language, fields, displayConfigurationAdmin }: MeasurementCardDocument): Language[] {
  const { sections } = displayConfigurationAdmin;
  const further = [...fields.flatMap(furtherLanguagesOf), ...sections.flatMap(languagesOfTitle)];
  return [...new Set([language, ...further])];
}

function SpeciesForExports({
  document: { fields, fieldIds, language },
}: {
  document: MeasurementCardDocument;
}) {
  const t = useText();
  const options = fields.find(({ id }) => id === fieldIds.treeSpecies)?.options ?? [];
  const described = options.filter(
    ({ scientificName, kilogramsPerCubicMeter }) => scientificName || kilogramsPerCubicMeter,
  );
  if (described.length === 0) return null;
  return (
    <ReadOnlyCard title={t('measurement_cards.species')}>
      <ul className={classes.species}>
        {described.map(({ key, text, scientificName, kilogramsPerCubicMeter: weight }) => (
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

function AboutCard({ document }: { document: MeasurementCardDocument }) {
  const t = useText();
  const words = { t, formats: useFormats() };
  const { producer, instrument, evidenceLimits: { areaDifference, stackedVolume } = {} } = document;
  const items = [
    producer && { label: t('measurement_cards.producer'), value: producer },
    instrument && {
      label: t('measurement_cards.instrument'),
      value: `${instrument.manufacturer} ${instrument.model}`,
    },
    areaDifference && {
      label: t('measurement_cards.area_limit'),
      value: t('measurement_cards.area_limit_text', { limit: shareLimitText(areaDifference, words) }),
    },
    stackedVolume && {
      label: t('measurement_cards.volume_limit'),
      value: t('measurement_cards.volume_limit_text', { limit: volumeLimitText(stackedVolume, words) }),
    },
  ].filter((item) => typeof item === 'object');
  if (items.length === 0) return null;
  return (
    <ReadOnlyCard title={t('measurement_cards.about')}>
      <Details items={items} />
    </ReadOnlyCard>
  );
}
