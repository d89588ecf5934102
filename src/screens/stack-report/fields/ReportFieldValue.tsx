import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldLayout, FieldRow } from '@/features/stack-fields/fieldLayout';
import { measuredText } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './ReportFieldValue.module.css';

const printedPictures: readonly string[] = ['FrontImage', 'BackImage', 'CloseupImage'];

export function ReportFieldValue({ field }: { field: ReadField | undefined }) {
  const t = useText();
  const formats = useFormats();
  if (!field) return <span className={classes.problem}>{t('report.undefined_field')}</span>;
  const layout = chooseFieldLayout(field, { t, formats });
  switch (layout.kind) {
    case 'missing':
      return <span className={classes.missing}>{t('form.not_given')}</span>;
    case 'problem':
      return <span className={classes.problem}>{layout.text}</span>;
    case 'line':
      return layout.text;
    case 'paragraphs':
      return <div className={classes.paragraphs}>{layout.text}</div>;
    case 'list':
      return (
        <ul className={classes.list}>
          {keyedByIndex(layout.texts).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'numbers':
      return <NumbersValue field={field} layout={layout} />;
    case 'rows':
      return (
        <>
          {layout.lead}
          {keyedByIndex(layout.groups).map(({ key, item }) => (
            <FieldParts key={key} {...item} />
          ))}
        </>
      );
    case 'position':
      return <FieldParts title={null} rows={layout.rows} />;
    case 'image':
      return (
        <span className={classes.aside}>
          {t(printedPictures.includes(layout.image.file) ? 'report.image_shown' : 'report.image_elsewhere')}
        </span>
      );
  }
}

function FieldParts({ title, rows }: { title: string | null; rows: readonly FieldRow[] }) {
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

const mostSingles = 24;

interface NumbersValueProps {
  field: ReadField;
  layout: Extract<FieldLayout, { kind: 'numbers' }>;
}

/**
 * A list of many numbers is reduced to its count and its smallest and largest number. The mean is left out:
 * the mean diameter of a stack is that of the log of mean volume, and people would argue about a second mean.
 */
function NumbersValue({ field, layout }: NumbersValueProps) {
  if (layout.numbers.length > mostSingles) return <NumbersInShort field={field} />;
  const widest = Math.max(...layout.numbers.map(({ length }) => length));
  return (
    <>
      <div>{layout.count}</div>
      <ol className={classes.numbers} style={{ gridTemplateColumns: `repeat(auto-fill, ${widest}ch)` }}>
        {keyedByIndex(layout.numbers).map(({ key, item }) => (
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
