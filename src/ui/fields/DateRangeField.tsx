import { VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import type { DatePattern } from '@/i18n/formats';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type DayRange, isReversed } from '@/lib/dateRange';
import { type Day, formatDay, parseDay } from '@/lib/day';
import { DateField } from './DateField';
import classes from './DateRangeField.module.css';

interface DateRangeFieldProps {
  label: string;
  fromLabel?: string;
  value: DayRange;
  /**
   * `onChange` is called with a valid range that differs from `value`, and with the first valid range after
   * an invalid one. Until then the current range stays in force.
   */
  onChange: (range: DayRange, how: 'typed' | 'picked') => void;
  inPopover?: boolean;
  inline?: boolean;
  needsBoth?: boolean;
}

interface Texts {
  from: string;
  to: string;
}

export function DateRangeField(props: DateRangeFieldProps) {
  const { label, fromLabel, value, onChange, inPopover, inline, needsBoth } = props;
  const t = useText();
  const noteId = useId();
  const { date, datePattern } = useFormats();
  const { from, to } = value;
  const shown = textsOf(value, datePattern);
  const [lastShown, setLastShown] = useState(shown);
  const [typed, setTyped] = useState(shown);
  // These are the texts at the time the person last left a field; only these are validated.
  const [finished, setFinished] = useState(shown);
  const validation = validate(finished, datePattern);

  if (lastShown.from !== shown.from || lastShown.to !== shown.to) {
    setLastShown(shown);
    setTyped(shown);
    setFinished(shown);
  }

  const commit = (texts: Texts, how: 'typed' | 'picked') => {
    const { range } = validate(texts, datePattern);
    setTyped(range ? textsOf(range, datePattern) : texts);
    setFinished(texts);
    if (range && (!validation.range || range.from !== value.from || range.to !== value.to))
      onChange(range, how);
  };

  const wordsOf = (error: MessageId | boolean) => (typeof error === 'string' ? t(error) : error);
  const end = (name: keyof Texts) => ({
    typed: typed[name],
    onType: (text: string) => setTyped({ ...typed, [name]: text }),
    onCommit: (text: string, how: 'typed' | 'picked') => commit({ ...typed, [name]: text }, how),
    error: wordsOf(validation.errors[name]),
    inPopover,
  });
  const isWhole = from !== null && to !== null;
  const saysInForce = !validation.range && (isWhole || !needsBoth);
  return (
    <fieldset
      className={`${classes.range} ${inline ? classes.inline : ''}`}
      aria-describedby={saysInForce ? noteId : undefined}
    >
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      <DateField label={fromLabel ?? t('ui.date.from')} {...end('from')} />
      <DateField label={t('ui.date.to')} {...end('to')} />
      {saysInForce && (
        <p id={noteId} className={classes.inForce}>
          {t('date_range.in_force', {
            range: from === null ? (to === null ? 'all' : 'until') : to === null ? 'since' : 'both',
            from: from === null ? '' : date(from),
            to: to === null ? '' : date(to),
          })}
        </p>
      )}
    </fieldset>
  );
}

interface Validation {
  /** The range is null if it is invalid. An end has the error `true` if the other end shows the message. */
  range: DayRange | null;
  errors: Record<keyof Texts, MessageId | boolean>;
}

function validate(texts: Texts, pattern: DatePattern): Validation {
  const from = readEnd(texts.from, pattern);
  const to = readEnd(texts.to, pattern);
  if (from === undefined || to === undefined) {
    const errorOf = (day: Day | null | undefined) => day === undefined && 'date_range.invalid_date';
    return { range: null, errors: { from: errorOf(from), to: errorOf(to) } };
  }
  if (isReversed({ from, to })) {
    return { range: null, errors: { from: 'date_range.invalid_range', to: true } };
  }
  return { range: { from, to }, errors: { from: false, to: false } };
}

function textsOf({ from, to }: DayRange, pattern: DatePattern): Texts {
  return { from: from ? formatDay(from, pattern) : '', to: to ? formatDay(to, pattern) : '' };
}

function readEnd(text: string, pattern: DatePattern): Day | null | undefined {
  return text.trim() === '' ? null : (parseDay(text, pattern) ?? undefined);
}
