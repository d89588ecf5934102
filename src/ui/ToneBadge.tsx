import classes from './ToneBadge.module.css';

/** What a colour means, the same everywhere: spruce settled, resin attention, clay danger, fjord information, bark neutral. */
export type Tone = 'spruce' | 'resin' | 'clay' | 'fjord' | 'bark';

export type ToneShape = 'disc' | 'ring' | 'square';

interface ToneBadgeProps {
  tone: Tone;
  /** Says the same as the colour to somebody who cannot tell colours apart. */
  shape: ToneShape;
  label: string;
}

/** A state in one word, with its colour and its shape. */
export function ToneBadge({ tone, shape, label }: ToneBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.mark} data-shape={shape} aria-hidden="true" />
      {label}
    </span>
  );
}
