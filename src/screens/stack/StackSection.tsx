import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { FieldType } from '@/store/api/stackApi';
import { Notice } from '@/ui/feedback/Notice';
import { FieldContent } from './FieldContent';
import { FoldedCard } from './FoldedCard';
import type { Stack } from './readStack';
import classes from './StackSection.module.css';

/** `lang` is the language of title, options and labels, if it is not the page's. */
type ShownField = ReadField & { lang?: string | undefined; isCorrected?: boolean };

/**
 * The section names `undefinedFieldIds`, which the card does not define. Times are shown in `timeZone`, with
 * the name of the zone. If it is undefined, they are in the reader's zone, without a name.
 */
interface StackSectionProps {
  title: string;
  lang?: string | undefined;
  fields: readonly ShownField[];
  undefinedFieldIds: readonly string[];
  stack: Stack;
  timeZone: string | undefined;
}

export function StackSection({ title, fields, undefinedFieldIds, stack, timeZone, lang }: StackSectionProps) {
  const t = useText();
  const isEmpty = fields.length === 0 && undefinedFieldIds.length === 0;
  const isMeasured = stack.status !== 'PreRegistration';
  // A field that was emptied by hand is shown, and says so.
  const isNamed = (field: ShownField) => isQuiet(field, isMeasured) && !field.isCorrected;
  const missing = fields.filter(isNamed);
  const shown = fields.filter((field) => !isNamed(field));
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

export function isPicture({ content }: ReadField): boolean {
  return content.fieldType === 'Image' && content.status === 'given';
}

/**
 * Tells whether a missing value is only named, together with others. A missing position has a text of its own
 * that gives the reason, and so does the missing image of a measured stack.
 */
function isQuiet({ content }: ReadField, isMeasured: boolean): boolean {
  if (content.status !== 'missing' || content.fieldType === 'Position') return false;
  return !(content.fieldType === 'Image' && isMeasured);
}

function isWorded({ content: { status, fieldType } }: ReadField): boolean {
  const types: readonly (FieldType | null)[] = ['Options', 'MultipleOptions', 'Boolean'];
  return status === 'given' && types.includes(fieldType);
}

function needsWholeLine(layout: FieldLayout): boolean {
  // A person points at the marks, which need room for that.
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
      {field.isCorrected && (
        <Text component="dd" size="sm" c="dimmed">
          {t('stack.correction.mark')}
        </Text>
      )}
    </div>
  );
}
