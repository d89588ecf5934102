import classes from './ToneMark.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export type ToneShape = 'disc' | 'ring' | 'square';

interface ToneMarkProps {
  tone: Tone;
  /** Says the same as the colour to somebody who cannot tell colours apart. */
  shape: ToneShape;
}

/** The mark of a state beside its word. */
export function ToneMark({ tone, shape }: ToneMarkProps) {
  return <span className={classes.mark} data-tone={tone} data-shape={shape} aria-hidden="true" />;
}
