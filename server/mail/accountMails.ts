import type { Mail } from '../ports/mailer';
import type { Language } from '../texts/language';
import {
  accessTexts,
  confirmTexts,
  type MailTexts,
  passwordChangedTexts,
  passwordResetTexts,
  resetTexts,
} from '../texts/mailTexts';
import { plainName } from './plainName';

interface Reader {
  to: string;
  language: Language;
  /** The portal's URL without a slash at its end. */
  publicUrl: string;
}

interface Token {
  token: string;
}

interface Owner {
  /** The organisation, department or sawmill that gives access. */
  ownerName: string;
}

/** For a person without a password. */
export function confirmMail({ to, token, ownerName, language, publicUrl }: Reader & Token & Owner): Mail {
  const { subject, before, after } = confirmTexts[language];
  const link = confirmLink({ to, token, publicUrl });
  return { to, subject, text: textOf(named(before, ownerName), link, after) };
}

/** Where the person chooses the first password. What stands behind `#` is in no log of a proxy. */
export function confirmLink({ to, token, publicUrl }: Pick<Reader, 'to' | 'publicUrl'> & Token): string {
  return `${publicUrl}/confirm#${new URLSearchParams({ email: to, token })}`;
}

export function resetMail({ to, token, language, publicUrl }: Reader & Token): Mail {
  const { subject, before, after } = resetTexts[language];
  const link = `${publicUrl}/reset-password#${new URLSearchParams({ email: to, token })}`;
  return { to, subject, text: textOf(before, link, after) };
}

/** Tells the owner of the account, who may not be the one that did it. */
export function passwordChangedMail(reader: Reader): Mail {
  return newPasswordMail(reader, passwordChangedTexts);
}

/** The same after a mailed link was used: whoever else did it reads the mailbox. */
export function passwordResetMail(reader: Reader): Mail {
  return newPasswordMail(reader, passwordResetTexts);
}

function newPasswordMail({ to, language, publicUrl }: Reader, texts: MailTexts): Mail {
  const { subject, before, after } = texts[language];
  return { to, subject, text: textOf(before, `${publicUrl}/forgot-password`, after) };
}

/** For a person with a confirmed account. */
export function accessMail({ to, ownerName, language, publicUrl }: Reader & Owner): Mail {
  const { subject, before, after } = accessTexts[language];
  return { to, subject, text: textOf(named(before, ownerName), `${publicUrl}/`, after) };
}

function textOf(before: string, link: string, after: string): string {
  return `${before}\n\n${link}\n\n${after}\n`;
}

function named(text: string, owner: string): string {
  return text.replace('{owner}', () => plainName(owner));
}
