import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import type { StackDetail } from '../../store/api/stackApi';
import { fieldLayoutOf } from '../../widgets/stack-fields/fieldLayoutOf';
import type { ReadField } from '../../widgets/stack-fields/readField';
import { FieldContent } from './FieldContent';
import classes from './StackSection.module.css';

const wideKinds: readonly string[] = ['paragraphs', 'numbers', 'position'];

/** One field: its title, and below it what the stack holds, or why there is nothing. */
export function StackField({ field, stack }: { field: ReadField; stack: StackDetail }) {
  const t = useText();
  const formats = useFormats();
  const layout = fieldLayoutOf(field, { t, formats });
  return (
    <div data-wide={wideKinds.includes(layout.kind) || undefined}>
      <dt className={classes.label}>{field.title}</dt>
      <dd className={classes.value}>
        <FieldContent field={field} layout={layout} stack={stack} />
      </dd>
    </div>
  );
}
