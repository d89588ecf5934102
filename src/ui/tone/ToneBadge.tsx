import classes from './ToneBadge.module.css';
import { type Tone, ToneMark, type ToneShape } from './ToneMark';

interface ToneBadgeProps {
  tone: Tone;
  shape: ToneShape;
  label: string;
}

/** One word with a colour and a shape. */
export function ToneBadge({ tone, shape, label }: ToneBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <ToneMark tone={tone} shape={shape} />
      {label}
    </span>
  );
}
