import { webLink } from '@/lib/webLink';
import classes from './ContactLinks.module.css';

export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={mailTo(address)}
      // A screen reader would read its two parts as two words.
      aria-label={address}
      className={classes.link}
    >
      <EmailText address={address} />
    </a>
  );
}

/** An address that is too long for its line breaks before the @. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <span className={classes.domain}>{address.slice(at)}</span>
    </>
  );
}

/** Text that is not a number stays text. */
export function PhoneLink({ number }: { number: string }) {
  const call = callTo(number);
  if (!call) return number;
  return (
    <a href={call} className={`${classes.link} ${classes.phone}`}>
      {number}
    </a>
  );
}

export function mailTo(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** Null for what is no number. */
export function callTo(number: string): string | null {
  return /^[\s\d()+./-]*\d[\s\d()+./-]*$/.test(number) ? `tel:${number.replace(/[^\d+]/g, '')}` : null;
}

/** A link without its scheme if the text is the address of a website, else plain text. */
export function WebSiteLink({ text }: { text: string }) {
  const link = webLink(text);
  if (!link) return text;
  return (
    <a href={link} rel="noreferrer" target="_blank" className={classes.link}>
      {text.replace(/^https?:\/\/|\/$/gi, '')}
    </a>
  );
}
