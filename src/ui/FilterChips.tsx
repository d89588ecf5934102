import { CloseButton } from '@mantine/core';
import { useText } from '../i18n/useText';
import classes from './FilterChips.module.css';

export interface FilterChip {
  key: string;
  /** What is filtered and by what: "Tree species: Spruce". */
  label: string;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
}

/** Every filter in force as a word that can be taken away. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  const t = useText();
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('ui.chips.name')}>
      {chips.map(({ key, label }) => (
        <li key={key} className={classes.chip}>
          <span className={classes.label}>{label}</span>
          <CloseButton
            size="sm"
            iconSize={14}
            className={classes.remove}
            aria-label={t('ui.chips.remove', { label })}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
