import { classLabel } from '@/features/stack-fields/distribution/classLimits';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import classes from './CardPreview.module.css';
import { SampleFields } from './SampleFields';
import { sampleField } from './sampleValue';

type ReportConfig = NonNullable<MeasurementCardDocument['reportConfig']>;

interface ReportPreviewProps {
  kind: 'fullMeasurement' | 'logCount';
  document: MeasurementCardDocument;
  report: ReportConfig;
}

/** The report of one kind of measurement: its titles, fields, classes and remark, not its paper. */
export function ReportPreview({ kind, document: { fields, language: ofCard }, report }: ReportPreviewProps) {
  const t = useText();
  const language = report.language ?? ofCard;
  const { title, headerFieldIds, sections } = report.layouts[kind];
  const { remark, diameters } = report;
  const rowOf = (fieldId: string) => {
    const field = fields.find(({ id }) => id === fieldId);
    return field ? [{ field: sampleField(field, t), lang: ofCard }] : [];
  };
  return (
    <ReadOnlyCard title={t(`measurement_cards.report.${kind}`)}>
      <section className={classes.section}>
        <h3 className={classes.title} lang={language}>
          {title}
        </h3>
        <SampleFields rows={headerFieldIds.flatMap(rowOf)} />
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
          />
        </section>
      ))}
      {/* Without units the report has no classes. */}
      {kind === 'fullMeasurement' && diameters?.units && (
        <DiameterClasses intervals={diameters.intervals} unit={diameters.units.diameter} />
      )}
      {remark && <Remark {...remark} lang={language} />}
    </ReadOnlyCard>
  );
}

interface DiameterClassesProps {
  intervals: NonNullable<ReportConfig['diameters']>['intervals'];
  unit: string;
}

function DiameterClasses({ intervals, unit }: DiameterClassesProps) {
  const t = useText();
  const formats = useFormats();
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('measurement_cards.classes')}</h3>
      <ul className={classes.classes} aria-label={t('measurement_cards.classes')}>
        {keyedByIndex(intervals).map(({ key, item }) => (
          <li key={key}>{classLabel(item, unit, { t, formats })}</li>
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
