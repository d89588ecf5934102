import { Text } from '@mantine/core';
import type { FieldType } from '@/features/stack-fields/fieldValue';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { ZoneNote } from '@/features/stack-list/ZoneNote';
import { isCalendarDay } from '@/i18n/formats';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import { otherZone } from '@/lib/zonedTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Notice } from '@/ui/feedback/Notice';
import type { ShownStack } from './readStack';
import { StackSection } from './StackSection';
import { stackFacts, stackPlace } from './stackFacts';

/** What is known of every stack, then the sections of its measurement card in their order. */
export function StackContents({ stack }: { stack: ShownStack }) {
  const t = useText();
  const { hasCard } = stack;
  const sections = stack.sections.map((section) => ({ ...section, fields: section.fields.map(readField) }));
  const shows = (fieldType: FieldType) =>
    sections.some(({ fields }) => fields.some(({ content }) => content.fieldType === fieldType));
  const facts = [...stackFacts(stack, t), ...(shows('Position') ? [] : [stackPlace(stack, t)])];
  const shown = [...facts, ...sections.flatMap(({ fields }) => fields)];
  const timeZone = otherZone(stack.timeZone, shown.flatMap(instantOf));
  return (
    <>
      <ZoneNote says="stack.zone_note" zones={timeZone === undefined ? [] : [timeZone]} />
      <StackSection
        title={t('stack.facts')}
        fields={facts}
        undefinedFieldIds={[]}
        stack={stack}
        timeZone={timeZone}
      />
      {hasCard && stack.status === 'PreRegistration' && (
        <Notice tone="resin">
          <p>{t('stack.values_follow')}</p>
        </Notice>
      )}
      {byPlace(sections).map(({ key, item }) => (
        <StackSection key={key} {...item} stack={stack} timeZone={timeZone} />
      ))}
      {!hasCard && <EmptyState title={t('stack.no_card')} text={t('stack.no_card_text')} />}
      {hasCard && sections.length === 0 && (
        <EmptyState title={t('stack.no_sections')} text={t('stack.no_sections_text')} />
      )}
      {sections.length > 0 && !shows('Image') && <Text c="dimmed">{t('stack.no_image_fields')}</Text>}
    </>
  );
}

/** The instant that a field shows; a calendar day is the same in every zone. */
function instantOf({ content }: ReadField): string[] {
  return content.status === 'given' && content.fieldType === 'Date' && !isCalendarDay(content.value)
    ? [content.value]
    : [];
}
