import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the element that is focused instead. */
  targetId: string;
  label: string;
  /** Positions the link. */
  className: string | undefined;
}

/**
 * A link past an element for the keyboard, visible while it has the focus. It only moves the focus: a fragment in the URL
 * would be a history entry of its own, without the state of the page.
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
