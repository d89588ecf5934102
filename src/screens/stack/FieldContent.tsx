import { Group, Text } from '@mantine/core';
import { useContext } from 'react';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { FieldLayout, FieldRow } from '@/features/stack-fields/fieldLayout';
import type { ReadField } from '@/features/stack-fields/readField';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { isOnEarth, type Position } from '@/lib/position';
import { PositionActions } from '@/ui/values/PositionActions';
import classes from './FieldContent.module.css';
import { classCountRows } from './facts/classCountRows';
import { StackFactsContext } from './facts/StackFactsContext';
import { PositionMap } from './location/PositionMap';
import { NumberList } from './NumberList';
import { StackPicture } from './pictures/StackPicture';
import type { Stack } from './readStack';
import sections from './StackSection.module.css';

interface FieldContentProps {
  field: ReadField;
  layout: FieldLayout;
  stack: Stack;
}

export function FieldContent({ field, layout, stack }: FieldContentProps) {
  const t = useText();
  switch (layout.kind) {
    case 'missing':
      // Only images and positions come here, because the section lists the names of the other missing fields.
      return (
        <span className={classes.missing}>
          {t(field.content.fieldType === 'Image' ? 'stack.no_image' : 'stack.no_position')}
        </span>
      );
    case 'problem':
      return <span className={classes.problem}>{layout.text}</span>;
    case 'line':
      return layout.text;
    case 'paragraphs':
      return <div className={classes.paragraphs}>{layout.text}</div>;
    case 'list':
      return (
        <ul>
          {keyedByIndex(layout.texts).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'numbers':
      return <Numbers field={field} {...layout} />;
    case 'rows':
      return (
        <>
          {layout.lead}
          {keyedByIndex(layout.groups).map(({ key, item }) => (
            <RowList key={key} {...item} />
          ))}
        </>
      );
    case 'position':
      return (
        <PositionContent title={field.title} position={layout.position} rows={layout.rows} stack={stack} />
      );
    case 'image':
      return (
        <StackPicture
          stackId={stack.stackId}
          stackNumber={stack.stackNumber}
          title={field.title}
          image={layout.image}
        />
      );
  }
}

interface NumbersProps {
  field: ReadField;
  count: string;
  numbers: readonly string[];
}

function Numbers({ field, count, numbers }: NumbersProps) {
  const facts = useContext(StackFactsContext);
  const rows = classCountRows(field, facts, useFieldWords());
  if (rows) return <RowList title={null} rows={rows} />;
  return <NumberList count={count} numbers={numbers} />;
}

interface PositionContentProps {
  title: string;
  position: Position;
  rows: readonly FieldRow[];
  stack: Stack;
}

/**
 * The head of the page already shows the map and the actions of the stack's own position, so the record does
 * not repeat them.
 */
function PositionContent({ title, position, rows, stack }: PositionContentProps) {
  const t = useText();
  const own = useContext(StackFactsContext)?.position;
  const isOwn = own?.latitude === position.latitude && own.longitude === position.longitude;
  if (isOwn) return <RowList title={null} rows={rows} />;
  return (
    <div className={classes.place}>
      <div>
        <RowList title={null} rows={rows} />
        {isOnEarth(position) && (
          <Group align="stretch" gap={8} mt={12}>
            <PositionActions
              position={position}
              name={t('stack.title', { stackNumber: stack.stackNumber })}
            />
          </Group>
        )}
      </div>
      <PositionMap position={position} state={stack.status} name={stack.stackNumber} label={title} />
    </div>
  );
}

interface RowListProps {
  title: string | null;
  rows: readonly FieldRow[];
}

function RowList({ title, rows }: RowListProps) {
  const t = useText();
  const filled = rows.filter(({ text }) => text !== null);
  const missing = rows.filter(({ text }) => text === null);
  return (
    <div className={classes.group}>
      {title && <div className={classes.title}>{title}</div>}
      <dl>
        {keyedByIndex(filled).map(({ key, item: { label, text } }) => (
          <div key={key} className={classes.row}>
            <Text component="dt" inherit c="dimmed" fw="normal">
              {label}
            </Text>
            <dd className={classes.text}>{text}</dd>
          </div>
        ))}
        {missing.length > 0 && (
          <div className={sections.missing}>
            <dt>{t('stack.not_given')}</dt>
            <dd>{missing.map(({ label }) => label).join(' · ')}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
