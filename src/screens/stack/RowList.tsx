import type { FieldRow } from '@/features/stack-fields/fieldLayout';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import classes from './RowList.module.css';

interface RowListProps {
  title: string | null;
  rows: readonly FieldRow[];
}

/** The parts of one value: what each is, and at the end of its line how much. */
export function RowList({ title, rows }: RowListProps) {
  const t = useText();
  return (
    <div className={classes.group}>
      {title && <div className={classes.title}>{title}</div>}
      <dl className={classes.rows}>
        {byPlace(rows).map(({ key, item: { label, text } }) => (
          <div key={key} className={classes.row}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.text} data-missing={text === null || undefined}>
              {text ?? t('form.not_given')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
