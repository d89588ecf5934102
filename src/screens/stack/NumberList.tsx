import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './NumberList.module.css';

interface NumberListProps {
  count: string;
  numbers: readonly string[];
}

/**
 * At first only this many of a stack's diameters are shown: there may be a thousand, and the content below
 * them must stay within reach. Fewer numbers than `worthHiding` are not hidden, because the button takes as
 * much room.
 */
const shownAtFirst = 48;
const worthHiding = 32;

export function NumberList({ count, numbers }: NumberListProps) {
  const t = useText();
  const { number } = useFormats();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const isFolded = numbers.length >= shownAtFirst + worthHiding;
  const shown = isFolded && !isWhole ? numbers.slice(0, shownAtFirst) : numbers;
  const widest = Math.max(0, ...shown.map(({ length }) => length));
  return (
    <>
      <Text component="div" inherit fw="normal">
        {count}
      </Text>
      <ol
        id={listId}
        className={classes.numbers}
        style={{ gridTemplateColumns: `repeat(auto-fill, ${widest}ch)` }}
      >
        {keyedByIndex(shown).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
      {shown.length < numbers.length && (
        // On paper there is no button that would show the rest. It is one text, because a page with a
        // thousand more elements is slow.
        <p className={classes.printed}>{numbers.slice(shown.length).join('  ')}</p>
      )}
      {isFolded && (
        <Button
          className={classes.button}
          variant="default"
          size="compact-sm"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('stack.show_fewer') : t('stack.show_all', { count: number(numbers.length) })}
        </Button>
      )}
    </>
  );
}
