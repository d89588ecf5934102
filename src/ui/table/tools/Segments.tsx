import { Button } from '@mantine/core';
import classes from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  /** Each with its number of rows in its label. */
  segments: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The parts of a list, of which one is shown. */
export function Segments<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset aria-label={label} className={classes.segments}>
      {segments.map((segment) => (
        <Button
          key={segment.value}
          size="compact-sm"
          h={32}
          variant={segment.value === value ? 'light' : 'subtle'}
          color="gray"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </Button>
      ))}
    </fieldset>
  );
}
