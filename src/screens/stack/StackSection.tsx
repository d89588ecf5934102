import type { ReadField } from '@/features/stack-fields/readField';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import { Notice } from '@/ui/feedback/Notice';
import { PlainCard } from '@/ui/form/PlainCard';
import type { ShownStack } from './readStack';
import { StackField } from './StackField';
import classes from './StackSection.module.css';

interface StackSectionProps {
  title: string;
  fields: readonly ReadField[];
  /** What the section names and the card does not define. */
  undefinedFieldIds: readonly string[];
  stack: ShownStack;
  /** Times are told in it, with its name; in the reader's where there is none. */
  timeZone: string | undefined;
}

/** A section of the card: its fields in their order, each label above its value. */
export function StackSection({ title, fields, undefinedFieldIds, stack, timeZone }: StackSectionProps) {
  const t = useText();
  const isEmpty = fields.length === 0 && undefinedFieldIds.length === 0;
  return (
    <PlainCard title={title}>
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {byPlace(fields).map(({ key, item }) => (
            <StackField key={key} field={item} stack={stack} timeZone={timeZone} />
          ))}
        </dl>
      )}
      {isEmpty && <p className={classes.empty}>{t('stack.no_fields')}</p>}
      {undefinedFieldIds.length > 0 && (
        <div className={classes.undefined}>
          <Notice tone="resin">
            {byPlace(undefinedFieldIds).map(({ key, item }) => (
              <p key={key}>{t('stack.undefined_field', { id: item })}</p>
            ))}
          </Notice>
        </div>
      )}
    </PlainCard>
  );
}
