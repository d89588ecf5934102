import type { FieldRow } from '@/features/stack-fields/fieldLayout';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './FieldValue.module.css';

/** The parts of one value side by side, each with its name. */
export function FieldParts({ title, rows }: { title: string | null; rows: readonly FieldRow[] }) {
  const t = useText();
  return (
    <div>
      {title && <div className={classes.group}>{title}</div>}
      <dl className={classes.parts}>
        {keyedByIndex(rows).map(({ key, item: { label, text } }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={text === null ? classes.missing : undefined}>{text ?? t('form.not_given')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
