import { CloseButton } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useText } from '@/i18n/useText';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { focusNeighbour } from '@/ui/table/row/focusNeighbour';
import classes from './FilterChips.module.css';

interface FilterChip {
  key: string;
  /** For example "Tree species: Spruce". */
  label: string;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
}

export function FilterChips(props: FilterChipsProps) {
  return props.chips.length > 0 && <ChipList {...props} />;
}

function ChipList({ chips, onRemove }: FilterChipsProps) {
  const t = useText();
  const list = useFocusFallback<HTMLUListElement>();
  const remove = (event: MouseEvent, key: string) => {
    focusNeighbour(event.currentTarget, 'button');
    onRemove(key);
  };
  return (
    <ul ref={list} className={classes.chips} aria-label={t('ui.chips.name')}>
      {chips.map(({ key, label }) => (
        <li key={key} className={classes.chip}>
          <span className={classes.label}>{label}</span>
          <CloseButton
            size="sm"
            iconSize={14}
            className={classes.remove}
            aria-label={t('ui.chips.remove', { label })}
            onClick={(event) => remove(event, key)}
          />
        </li>
      ))}
    </ul>
  );
}
