import type { Mail } from '../ports/mailer';
import type { Language } from '../texts/language';
import { accessTexts, confirmTexts, resetTexts } from '../texts/mailTexts';

interface Reader {
  to: string;
  language: Language;
  /** Where people reach the portal, without a slash at its end. */
  publicUrl: string;
}

interface Token {
  token: string;
}

interface Owner {
  /** The organisation, department or sawmill that gives access. */
  ownerName: string;
}

/** The invitation of somebody who has no password yet. */
export function confirmMail({ to, token, ownerName, language, publicUrl }: Reader & Token & Owner): Mail {
  const { subject, before, after } = confirmTexts[language];
  const link = `${publicUrl}/confirm?${new URLSearchParams({ email: to, token })}`;
  return { to, subject, text: textOf(named(before, ownerName), link, after) };
}

/** The way to another password for somebody who has asked for it. */
export function resetMail({ to, token, language, publicUrl }: Reader & Token): Mail {
  const { subject, before, after } = resetTexts[language];
  const link = `${publicUrl}/reset-password?${new URLSearchParams({ email: to, token })}`;
  return { to, subject, text: textOf(before, link, after) };
}

/** Tells somebody who can sign in already of a new membership. */
export function accessMail({ to, ownerName, language, publicUrl }: Reader & Owner): Mail {
  const { subject, before, after } = accessTexts[language];
  return { to, subject, text: textOf(named(before, ownerName), `${publicUrl}/`, after) };
}

function textOf(before: string, link: string, after: string): string {
  return `${before}\n\n${link}\n\n${after}\n`;
}

/** A name stays within its line: whoever gives the name must not write the rest of the mail. */
function named(text: string, owner: string): string {
  return text.replace('{owner}', () => owner.replace(/[\p{Z}\p{C}]+/gu, ' ').trim());
}
