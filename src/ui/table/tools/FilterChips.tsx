import { Button, CloseButton } from '@mantine/core';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { focusNeighbour } from '@/ui/table/row/focusNeighbour';
import classes from './FilterChips.module.css';

interface FilterChip {
  key: string;
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
  const [opened, setOpened] = useState(false);
  const [fitting, setFitting] = useState(chips.length);
  const hidden = Math.max(0, chips.length - fitting);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const [first, ...others] = [...element.children].map((chip) => chip.getBoundingClientRect().top);
      setFitting(1 + others.filter((top) => top === first).length);
    };
    const observer = new ResizeObserver(measure);
    for (const measured of [element, ...element.children]) observer.observe(measured);
    measure();
    return () => observer.disconnect();
  });
  const remove = (event: MouseEvent, key: string) => {
    focusNeighbour(event.currentTarget, 'li:not([inert]) > button');
    onRemove(key);
  };
  return (
    <div className={classes.line}>
      <ul
        ref={list}
        className={classes.chips}
        aria-label={t('ui.chips.name')}
        data-one-line={!opened || undefined}
      >
        {chips.map(({ key, label }, index) => (
          <li key={key} className={classes.chip} inert={!opened && index >= fitting}>
            <span className={classes.label} title={label}>
              {label}
            </span>
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
      {hidden > 0 && (
        <Button
          variant="subtle"
          className={classes.more}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? t('ui.chips.less') : t('ui.chips.more', { count: hidden })}
        </Button>
      )}
    </div>
  );
}
