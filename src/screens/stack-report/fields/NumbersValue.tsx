import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import { measuredText } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { byPlace } from '@/lib/byPlace';
import { FieldParts } from './FieldParts';
import classes from './FieldValue.module.css';

/** As many single values as fit into a few lines; of more the sheet tells what they are like. */
const mostSingles = 60;

interface NumbersValueProps {
  field: ReadField;
  layout: Extract<FieldLayout, { kind: 'numbers' }>;
}

/**
 * Numbers in columns, or of hundreds of them how many there are, the smallest and the largest. No mean: the mean diameter of
 * a stack is that of the log of mean volume, and another figure beside it would only be argued about.
 */
export function NumbersValue({ field, layout }: NumbersValueProps) {
  if (layout.numbers.length > mostSingles) return <NumbersInShort field={field} />;
  const widest = Math.max(...layout.numbers.map(({ length }) => length));
  return (
    <>
      <div>{layout.count}</div>
      <ol className={classes.numbers} style={{ gridTemplateColumns: `repeat(auto-fill, ${widest}ch)` }}>
        {byPlace(layout.numbers).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
    </>
  );
}

function NumbersInShort({ field: { content, unit } }: { field: ReadField }) {
  const t = useText();
  const formats = useFormats();
  if (content.status !== 'given') return null;
  if (content.fieldType !== 'ArrayOfDouble' && content.fieldType !== 'ArrayOfInt') return null;
  const values = content.value;
  const decimals = content.fieldType === 'ArrayOfInt' ? 0 : 3;
  const text = (value: number) => measuredText(value, decimals, unit, { t, formats });
  const rows = [
    { label: t('report.numbers.count'), text: formats.number(values.length) },
    { label: t('report.numbers.smallest'), text: text(values.reduce((a, b) => Math.min(a, b))) },
    { label: t('report.numbers.largest'), text: text(values.reduce((a, b) => Math.max(a, b))) },
  ];
  return (
    <>
      <FieldParts title={null} rows={rows} />
      <div className={classes.aside}>{t('report.numbers.elsewhere')}</div>
    </>
  );
}
