import { webLink } from '@/lib/webLink';
import classes from './ContactLinks.module.css';

export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={mailTo(address)}
      // A screen reader would read the two parts as two words.
      aria-label={address}
      className={classes.link}
    >
      <EmailText address={address} />
    </a>
  );
}

export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <span className={classes.domain}>{address.slice(at)}</span>
    </>
  );
}

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

export function callTo(number: string): string | null {
  return /^[\s\d()+./-]*\d[\s\d()+./-]*$/.test(number) ? `tel:${number.replace(/[^\d+]/g, '')}` : null;
}

export function WebSiteLink({ text }: { text: string }) {
  const link = webLink(text);
  if (!link) return text;
  return (
    <a href={link} rel="noreferrer" target="_blank" className={classes.link}>
      {text.replace(/^https?:\/\/|\/$/gi, '')}
    </a>
  );
}
