import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import classes from './ToneBadge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export type ToneShape = 'disc' | 'ring' | 'square';

type CheckShape = 'check' | 'alert';

interface ToneMarkProps {
  tone: Tone;
  shape: ToneShape;
}

export function ToneMark({ tone, shape }: ToneMarkProps) {
  return <span className={classes.mark} data-tone={tone} data-shape={shape} aria-hidden="true" />;
}

interface ToneBadgeProps {
  tone: Tone;
  shape: ToneShape | CheckShape;
  label: string;
  title?: string;
  quiet?: boolean;
}

export function ToneBadge({ tone, shape, label, title, quiet }: ToneBadgeProps) {
  return (
    <span
      className={classes.badge}
      data-tone={tone}
      data-shape={shape}
      data-quiet={quiet || undefined}
      title={title}
    >
      {label}
    </span>
  );
}

export function Attention({ children }: { children: ReactNode }) {
  return (
    <span className={classes.attention}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  );
}
