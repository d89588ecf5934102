import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './SampleFields.module.css';

/** Titles and sample values, as the page of a stack writes them. */
export function SampleFields({ fields }: { fields: readonly ReadField[] }) {
  const t = useText();
  const formats = useFormats();
  return (
    <dl className={classes.fields}>
      {keyedByIndex(fields).map(({ key, item: field }) => (
        <div key={key}>
          <dt className={classes.label} lang={field.language ?? undefined}>
            {field.title}
          </dt>
          <dd className={classes.value}>
            <SampleValue layout={chooseFieldLayout(field, { t, formats })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As many as show what they look like: the page of a stack folds the rest away. */
const shownNumbers = 12;

function numbersText({ count, numbers }: Extract<FieldLayout, { kind: 'numbers' }>): string {
  const shown = numbers.slice(0, shownNumbers).join(' · ');
  return numbers.length > shownNumbers ? `${count}: ${shown} …` : shown;
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
      return numbersText(layout);
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
