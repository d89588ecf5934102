import { Text } from '@mantine/core';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldLayout } from '@/features/stack-fields/fieldLayout';
import type { ReadField } from '@/features/stack-fields/readField';
import { FieldRequirement } from '@/features/stack-fields/requirement/FieldRequirement';
import type { Requirement } from '@/features/stack-fields/requirement/requirementOf';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { unbroken } from '@/lib/unbroken';
import grid from '@/ui/form/fieldGrid.module.css';
import classes from './SampleFields.module.css';

interface SampleFieldsProps {
  fields: readonly ReadField[];
  requirements: ReadonlyMap<string, Requirement | null>;
}

export function SampleFields({ fields, requirements }: SampleFieldsProps) {
  const t = useText();
  const formats = useFormats();
  return (
    <dl className={`${grid.grid} ${grid.pairs}`}>
      {keyedByIndex(fields).map(({ key, item: field }) => (
        <div key={key}>
          <Text component="dt" inherit c="dimmed" lang={field.language ?? undefined}>
            {field.title}
          </Text>
          <dd className={classes.value}>
            <SampleValue layout={chooseFieldLayout(field, { t, formats })} />
            <FieldRequirement requirement={requirements.get(field.id ?? '') ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shownNumbers = 12;

const separator = '\u00a0· ';

function numbersText({ count, numbers }: Extract<FieldLayout, { kind: 'numbers' }>): string {
  const shown = numbers.slice(0, shownNumbers).join(separator);
  return numbers.length > shownNumbers ? `${count}: ${shown} …` : shown;
}

function rowText({ label, text }: { label: string; text: string | null }): string {
  return unbroken(`${label} ${text ?? '–'}`);
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
        .flatMap(({ title, rows }) => [title, ...rows.map(rowText)])
        .filter(Boolean)
        .join(separator);
    case 'position':
      return layout.rows.map(({ label, text }) => (
        // A narrow column breaks between label and value, but never within a number.
        <div key={label}>
          {label} {unbroken(text ?? '–')}
        </div>
      ));
    case 'image':
      return <span className={classes.image}>{t('measurement_cards.image')}</span>;
  }
}
