import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import classes from './ToneBadge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export type ToneShape = 'disc' | 'ring' | 'square';

/** Of a check: what is in order, and what is not. */
type CheckShape = 'check' | 'alert';

interface ToneMarkProps {
  tone: Tone;
  /** Carries the meaning of the colour for people who cannot tell colours apart. */
  shape: ToneShape;
}

export function ToneMark({ tone, shape }: ToneMarkProps) {
  return <span className={classes.mark} data-tone={tone} data-shape={shape} aria-hidden="true" />;
}

interface ToneBadgeProps {
  tone: Tone;
  shape: ToneShape | CheckShape;
  label: string;
  /** Of a state that most rows have: the others stand out. */
  quiet?: boolean;
}

/** One word with a colour and a shape, which is drawn by the styles: a table has a hundred of them. */
export function ToneBadge({ tone, shape, label, quiet }: ToneBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-shape={shape} data-quiet={quiet || undefined}>
      {label}
    </span>
  );
}

/** For a table cell with a missing value or a task for the reader. */
export function Attention({ children }: { children: ReactNode }) {
  return (
    <span className={classes.attention}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  );
}
