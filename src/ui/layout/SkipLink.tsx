import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';

interface SkipLinkProps {
  /** Of what is focused instead. */
  targetId: string;
  label: string;
  /** Puts it in its place. */
  className: string | undefined;
}

/**
 * A way past something for the keyboard, seen while it has the focus. It moves the focus alone: a place in the address
 * would be a step in the history of its own, which does not know what page it was opened from.
 */
export function SkipLink({ targetId, label, className }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a href={`#${targetId}`} className={`${classes.link} ${className}`} onClick={skip}>
      {label}
    </a>
  );
}
