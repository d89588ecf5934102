import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './SampleFields.module.css';

interface SampleRow {
  field: ReadField;
  /** Of the title. */
  lang: string;
  bold?: boolean;
  certified?: boolean;
}

/** Titles and sample values, as the page of a stack writes them. */
export function SampleFields({ rows }: { rows: readonly SampleRow[] }) {
  const t = useText();
  const formats = useFormats();
  return (
    <dl className={classes.fields}>
      {keyedByIndex(rows).map(({ key, item: { field, lang, bold, certified } }) => (
        <div key={key} data-bold={bold || undefined} data-certified={certified || undefined}>
          <dt className={classes.label} lang={lang}>
            {field.title}
          </dt>
          <dd className={classes.value}>
            <SampleValue layout={chooseFieldLayout(field, { t, formats })} />
            {certified && <span className={classes.certified}>{t('measurement_cards.certified')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SampleValue({ layout }: { layout: FieldLayout }) {
  const t = useText();
  switch (layout.kind) {
    case 'missing':
      return '–';
    case 'problem':
    case 'line':
    case 'paragraphs':
      return layout.text;
    case 'list':
      return layout.texts.join(', ');
    case 'numbers':
      return layout.numbers.join(' · ');
    case 'rows':
      return layout.groups
        .flatMap(({ title, rows }) => [title, ...rows.map(({ label, text }) => `${label} ${text ?? '–'}`)])
        .filter(Boolean)
        .join(' · ');
    case 'position':
      return layout.rows.map(({ label, text }) => `${label} ${text ?? '–'}`).join(' · ');
    case 'image':
      return <span className={classes.image}>{t('measurement_cards.image')}</span>;
  }
}
