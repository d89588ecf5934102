import classes from './Logo.module.css';

export function Logo({ withName }: { withName: boolean }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width={28} height={28} role="img" aria-label="Stackyard">
        <rect width="32" height="32" rx="6" className={classes.ground} />
        <g className={classes.ends}>
          <circle cx="9" cy="22.5" r="4.6" />
          <circle cx="19" cy="22.5" r="4.6" />
          <circle cx="14" cy="13.6" r="4.6" />
          <circle cx="23.6" cy="14.2" r="4" />
        </g>
        <g className={classes.rings}>
          <circle cx="9" cy="22.5" r="2.1" />
          <circle cx="19" cy="22.5" r="2.1" />
          <circle cx="14" cy="13.6" r="2.1" />
          <circle cx="23.6" cy="14.2" r="1.8" />
        </g>
      </svg>
      {withName && (
        <span aria-hidden="true" className={classes.name}>
          Stackyard
        </span>
      )}
    </span>
  );
}
