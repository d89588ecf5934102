import { Text } from '@mantine/core';
import { Fragment, useContext } from 'react';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import type { FieldType } from '@/features/stack-fields/fieldValue';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { stackDate } from '@/features/stack-list/stackDate';
import { ZoneNote } from '@/features/stack-list/ZoneNote';
import { isCalendarDay } from '@/i18n/formats';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { dateTypes } from '@/lib/generated/enums.gen';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { dayIn, knownZone, otherZone } from '@/lib/zonedTime';
import type { DateType } from '@/store/api/stackApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Notice } from '@/ui/feedback/Notice';
import { FieldContent } from './FieldContent';
import { FoldedCard } from './FoldedCard';
import { StackFactsContext } from './facts/StackFactsContext';
import type { Stack } from './readStack';
import classes from './StackSection.module.css';

/** The record: details that every stack has, then the sections of its measurement card. */
export function StackContents({ stack }: { stack: Stack }) {
  const t = useText();
  const { hasCard } = stack;
  const { language } = useLocale();
  const card = useContext(StackFactsContext)?.card;
  // A service that does not name the language of each part has them all in that of the card.
  const foreign = (ofPart: string | null) => {
    const lang = ofPart ?? card?.language;
    return lang === language ? undefined : lang;
  };
  const sections = stack.sections.map((section) => ({
    ...section,
    lang: foreign(section.language),
    fields: section.fields.map(readField).map((field) => ({ ...field, lang: foreign(field.language) })),
  }));
  const hasForeign = sections.some(({ lang, fields }) => lang ?? fields.some((field) => field.lang));
  const shows = (fieldType: FieldType) =>
    sections.some(({ fields }) => fields.some(({ content }) => content.fieldType === fieldType));
  const isPositionElsewhere = shows('Position') || stack.coordinates === undefined;
  const details = [...stackDetails(stack, t), ...(isPositionElsewhere ? [] : [positionField(stack, t)])];
  const shown = [...details, ...sections.flatMap(({ fields }) => fields)];
  const timeZone = otherZone(stack.timeZone, shown.flatMap(instantOf));
  return (
    <>
      <ZoneNote says="stack.zone_note" zones={timeZone === undefined ? [] : [timeZone]} />
      <FoldedCard
        title={t('stack.record')}
        note={t('stack.record_given', {
          given: shown.filter(({ content }) => content.status !== 'missing').length,
          count: shown.length,
        })}
        opens="with room"
        hasLogs={shown.some(isPicture)}
      >
        <StackSection
          title={t('stack.facts')}
          fields={details}
          undefinedFieldIds={[]}
          stack={stack}
          timeZone={timeZone}
        />
        {card && hasForeign && <p className={classes.words}>{t('stack.card_words', { card: card.name })}</p>}
        {keyedByIndex(sections).map(({ key, item }) => (
          <StackSection key={key} {...item} stack={stack} timeZone={timeZone} />
        ))}
      </FoldedCard>
      {!hasCard && <EmptyState title={t('stack.no_card')} text={t('stack.no_card_text')} />}
      {hasCard && sections.length === 0 && (
        <EmptyState title={t('stack.no_sections')} text={t('stack.no_sections_text')} />
      )}
      {sections.length > 0 && !shows('Image') && <Text c="dimmed">{t('stack.no_image_fields')}</Text>}
    </>
  );
}

/** None for a calendar day, which is the same in every zone. */
function instantOf({ content }: ReadField): string[] {
  return content.status === 'given' && content.fieldType === 'Date' && !isCalendarDay(content.value)
    ? [content.value]
    : [];
}

function stackDetails(stack: Stack, t: ReturnType<typeof useText>): ReadField[] {
  const { polterId, orderNumber, sawmillName } = stack;
  const text = (title: string, value: string | null) => readField({ title, fieldType: 'String', value });
  return [
    text(t('stack_table.stack_id'), polterId),
    text(t('stack.order_number'), orderNumber),
    ...(sawmillName === null ? [] : [text(t('stack.sawmill'), sawmillName)]),
    ...dateTypes.map((dateType) =>
      readField({
        title: t(`stack_date.${dateType}`),
        fieldType: 'Date',
        value: recordedDate(stack, dateType),
      }),
    ),
  ];
}

/** Midnight by the stack's clock is no time that anybody knows: from that day on it may be invoiced. */
function recordedDate(stack: Stack, dateType: DateType): string | null {
  const instant = stackDate(stack, dateType);
  if (dateType !== 'Invoiceable' || instant === null || Number.isNaN(Date.parse(instant))) return instant;
  const zone = knownZone(stack.timeZone);
  const day = dayIn(instant, zone);
  const justBefore = dayIn(new Date(Date.parse(instant) - 1).toISOString(), zone);
  return justBefore === day ? instant : day;
}

/** For a card that does not show the position. */
function positionField({ coordinates }: Stack, t: ReturnType<typeof useText>): ReadField {
  return readField({ title: t('stack.position'), fieldType: 'Position', value: coordinates });
}

/** `lang`: of title, options and labels where it is not the page's. */
type ShownField = ReadField & { lang?: string | undefined };

interface StackSectionProps {
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
  fields: readonly ShownField[];
  /** Fields that the section names and the card does not define. */
  undefinedFieldIds: readonly string[];
  stack: Stack;
  /** Times are shown in this zone with its name; undefined: in the reader's, without. */
  timeZone: string | undefined;
}

function StackSection({ title, fields, undefinedFieldIds, stack, timeZone, lang }: StackSectionProps) {
  const t = useText();
  const isEmpty = fields.length === 0 && undefinedFieldIds.length === 0;
  const isMeasured = stack.status !== 'PreRegistration';
  const missing = fields.filter((field) => isQuiet(field, isMeasured));
  const shown = fields.filter((field) => !isQuiet(field, isMeasured));
  const hasPicture = fields.some(isPicture);
  return (
    <FoldedCard
      title={<span lang={lang}>{title}</span>}
      opens={hasPicture || undefinedFieldIds.length > 0 ? 'everywhere' : 'with room'}
      hasLogs={hasPicture}
      isPart
    >
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {keyedByIndex(shown).map(({ key, item }) => (
            <StackField key={key} field={item} stack={stack} timeZone={timeZone} />
          ))}
          {missing.length > 0 && (
            <div className={classes.missing} data-wide>
              <dt>{t(isMeasured ? 'stack.not_given' : 'stack.not_given_yet')}</dt>
              <dd>
                {keyedByIndex(missing).map(({ key, item }, index) => (
                  <Fragment key={key}>
                    {index > 0 && ' · '}
                    {item.lang ? <span lang={item.lang}>{item.title}</span> : item.title}
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
      {isEmpty && (
        <Text inherit c="dimmed">
          {t('stack.no_fields')}
        </Text>
      )}
      {undefinedFieldIds.length > 0 && (
        <div className={classes.undefined}>
          <Notice tone="warning">
            {keyedByIndex(undefinedFieldIds).map(({ key, item }) => (
              <p key={key}>{t('stack.undefined_field', { id: item })}</p>
            ))}
          </Notice>
        </div>
      )}
    </FoldedCard>
  );
}

function isPicture({ content }: ReadField): boolean {
  return content.fieldType === 'Image' && content.status === 'given';
}

/** A missing position, and the image of a measured stack, say why; the other missing values are named together. */
function isQuiet({ content }: ReadField, isMeasured: boolean): boolean {
  if (content.status !== 'missing' || content.fieldType === 'Position') return false;
  return !(content.fieldType === 'Image' && isMeasured);
}

/** Its value is said in words of the card. */
function isWorded({ content: { status, fieldType } }: ReadField): boolean {
  const types: readonly (FieldType | null)[] = ['Options', 'MultipleOptions', 'Boolean'];
  return status === 'given' && types.includes(fieldType);
}

function needsWholeLine(layout: FieldLayout): boolean {
  // Marks are pointed at, and need room.
  if (layout.kind === 'image') return layout.image.overlays.length > 0;
  if (layout.kind === 'numbers') return layout.numbers.length > 12;
  return layout.kind === 'position' || layout.kind === 'paragraphs';
}

interface StackFieldProps {
  field: ShownField;
  stack: Stack;
  timeZone: string | undefined;
}

function StackField({ field, stack, timeZone }: StackFieldProps) {
  const t = useText();
  const formats = useFormats(timeZone);
  const layout = chooseFieldLayout(field, { t, formats: { ...formats, ownDate: formats.ownNumericDate } });
  return (
    <div data-wide={needsWholeLine(layout) || undefined} data-broad={layout.kind === 'image' || undefined}>
      <Text component="dt" inherit c="dimmed" mb={4} lang={field.lang}>
        {field.title}
      </Text>
      <dd lang={isWorded(field) ? field.lang : undefined}>
        <FieldContent field={field} layout={layout} stack={stack} />
      </dd>
    </div>
  );
}
