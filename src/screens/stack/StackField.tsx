import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import { fieldLayoutOf } from '@/features/stack-fields/fieldLayoutOf';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { FieldContent } from './FieldContent';
import type { ShownStack } from './readStack';
import classes from './StackSection.module.css';

/** Long texts, many numbers, a map. */
function needsWholeLine(layout: FieldLayout): boolean {
  if (layout.kind === 'numbers') return layout.numbers.length > 12;
  return layout.kind === 'position' || layout.kind === 'paragraphs';
}

interface StackFieldProps {
  field: ReadField;
  stack: ShownStack;
  timeZone: string | undefined;
}

/** One field: its title, and below it what the stack holds, or why there is nothing. */
export function StackField({ field, stack, timeZone }: StackFieldProps) {
  const t = useText();
  const formats = useFormats(timeZone);
  const layout = fieldLayoutOf(field, { t, formats });
  return (
    <div data-wide={needsWholeLine(layout) || undefined} data-broad={layout.kind === 'image' || undefined}>
      <dt className={classes.label}>{field.title}</dt>
      <dd className={classes.value}>
        <FieldContent field={field} layout={layout} stack={stack} />
      </dd>
    </div>
  );
}
