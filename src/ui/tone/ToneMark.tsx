import classes from './ToneMark.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export type ToneShape = 'disc' | 'ring' | 'square';

interface ToneMarkProps {
  tone: Tone;
  /** Carries the meaning of the colour for people who cannot tell colours apart. */
  shape: ToneShape;
}

export function ToneMark({ tone, shape }: ToneMarkProps) {
  return <span className={classes.mark} data-tone={tone} data-shape={shape} aria-hidden="true" />;
}
