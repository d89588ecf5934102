import { Text } from '@mantine/core';
import { useContext } from 'react';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { stackDate } from '@/features/stack-list/stackDate';
import { ZoneNote } from '@/features/stack-list/ZoneNote';
import { isCalendarDay } from '@/i18n/formats';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { dateTypes } from '@/lib/generated/enums.gen';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { dayIn, knownZone, otherZone } from '@/lib/zonedTime';
import type { DateType, FieldType } from '@/store/api/stackApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FoldedCard } from './FoldedCard';
import { StackFactsContext } from './facts/StackFactsContext';
import type { Stack } from './readStack';
import { isPicture, StackSection } from './StackSection';
import classes from './StackSection.module.css';

export function StackContents({ stack }: { stack: Stack }) {
  const t = useText();
  const { hasCard } = stack;
  const { language } = useLocale();
  const card = useContext(StackFactsContext)?.card;
  // If the service does not name the language of each part, all parts are in that of the card.
  const foreign = (ofPart: string | null) => {
    const lang = ofPart ?? card?.language;
    return lang === language ? undefined : lang;
  };
  const sections = stack.sections.map((section) => ({
    ...section,
    lang: foreign(section.language),
    fields: section.fields.map(readField).map((field) => ({
      ...field,
      lang: foreign(field.language),
      isCorrected: field.id !== null && stack.correctedFields.includes(field.id),
    })),
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

/**
 * An invoiceable date at midnight in the stack's time zone is only a day: that is the first day on which the
 * stack may be invoiced, and the time means nothing.
 */
function recordedDate(stack: Stack, dateType: DateType): string | null {
  const instant = stackDate(stack, dateType);
  if (dateType !== 'Invoiceable' || instant === null || Number.isNaN(Date.parse(instant))) return instant;
  const zone = knownZone(stack.timeZone);
  const day = dayIn(instant, zone);
  const justBefore = dayIn(new Date(Date.parse(instant) - 1).toISOString(), zone);
  return justBefore === day ? instant : day;
}

function positionField({ coordinates }: Stack, t: ReturnType<typeof useText>): ReadField {
  return readField({ title: t('stack.position'), fieldType: 'Position', value: coordinates });
}
