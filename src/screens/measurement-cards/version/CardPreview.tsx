import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { AboutCard } from './AboutCard';
import classes from './CardPreview.module.css';
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
          <Report kind="fullMeasurement" document={document} report={reportConfig} />
          <Report kind="logCount" document={document} report={reportConfig} />
        </>
      ) : (
        <Text>{t('measurement_cards.no_report')}</Text>
      )}
      <AboutCard document={document} />
      <SpeciesForExports document={document} />
    </>
  );
}

type ReportConfig = NonNullable<MeasurementCardDocument['reportConfig']>;

interface ReportProps {
  kind: 'fullMeasurement' | 'logCount';
  document: MeasurementCardDocument;
  report: ReportConfig;
}

function Report({ kind, document: { fields, language: ofCard }, report }: ReportProps) {
  const t = useText();
  const language = report.language ?? ofCard;
  const { title, headerFieldIds, sections } = report.layouts[kind];
  const { remark, diameters } = report;
  const rowOf = (fieldId: string) => {
    const field = fields.find(({ id }) => id === fieldId);
    return field ? [{ field: sampleField(field, t) }] : [];
  };
  return (
    <ReadOnlyCard title={t(`measurement_cards.report.${kind}`)}>
      <section className={classes.section}>
        <h3 className={classes.title} lang={language}>
          {title}
        </h3>
        <SampleFields rows={headerFieldIds.flatMap(rowOf)} lang={ofCard} />
      </section>
      {keyedByIndex(sections).map(({ key, item }) => (
        <section key={key} className={classes.section}>
          <h3 className={classes.title} lang={language}>
            {item.title}
          </h3>
          <SampleFields
            rows={item.rows.flatMap(({ fieldId, bold, certified }) =>
              rowOf(fieldId).map((row) => ({ ...row, bold, certified: certified && report.certificate })),
            )}
            lang={ofCard}
          />
        </section>
      ))}
      {kind === 'fullMeasurement' && diameters && <Classes diameters={diameters} lang={language} />}
      {remark && <Remark {...remark} lang={language} />}
    </ReadOnlyCard>
  );
}

function Classes({ diameters, lang }: { diameters: NonNullable<ReportConfig['diameters']>; lang: string }) {
  const t = useText();
  const unit = diameters.units ? ` ${t(`unit.${diameters.units.diameter}`)}` : '';
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('measurement_cards.classes')}</h3>
      <ul className={classes.classes} lang={lang}>
        {keyedByIndex(diameters.intervals).map(({ key, item: { title, from, to } }) => (
          <li key={key}>
            {title && `${title}: `}
            {to === null ? `≥ ${from}` : `${from}–${to}`}
            {unit}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemarkProps = NonNullable<ReportConfig['remark']> & { lang: string };

function Remark({ text, highlightIndex, highlightLength, lang }: RemarkProps) {
  const end = highlightIndex + highlightLength;
  return (
    <p className={classes.remark} lang={lang}>
      {text.slice(0, highlightIndex)}
      {highlightLength > 0 && <mark className={classes.highlight}>{text.slice(highlightIndex, end)}</mark>}
      {text.slice(end)}
    </p>
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
