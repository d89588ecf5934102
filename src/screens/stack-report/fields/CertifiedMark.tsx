import classes from './CertifiedMark.module.css';

interface CertifiedMarkProps {
  /** What it says where no words stand beside it. */
  label?: string;
}

/** A seal: tells certified values apart without colour. Drawn, since no font is sure to have such a sign. */
export function CertifiedMark({ label }: CertifiedMarkProps) {
  return (
    <svg
      className={classes.mark}
      viewBox="0 0 12 12"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <circle cx="6" cy="6" r="5.2" />
      <path d="M3.4 6.2 5.3 8.1 8.7 4.2" />
    </svg>
  );
}
