import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';

interface SkipLinkProps {
  targetId: string;
  label: string;
  className: string | undefined;
}

/**
 * The link is visible while it has the focus. It only moves the focus, because a fragment in the URL would
 * add a history entry without the state of the page.
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
