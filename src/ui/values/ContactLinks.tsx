import classes from './ContactLinks.module.css';

/** An address that is too long for its line breaks before the @. */
export function EmailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a
      href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`}
      // A screen reader would read the <wbr> as a blank.
      aria-label={address}
      className={classes.link}
    >
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}

/** Text that is not a number stays text. */
export function PhoneLink({ number }: { number: string }) {
  if (!/^[\s\d()+./-]*\d[\s\d()+./-]*$/.test(number)) return number;
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={`${classes.link} ${classes.phone}`}>
      {number}
    </a>
  );
}
