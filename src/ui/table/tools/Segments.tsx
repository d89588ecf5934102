import { Button } from '@mantine/core';
import classes from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  segments: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

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
