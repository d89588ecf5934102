import type { GivenAccess } from '../domain/givenAccess';
import type { Language } from '../domain/languages';
import type { Mail } from '../ports/mailer';
import {
  accessTexts,
  confirmTexts,
  givenTexts,
  type MailTexts,
  operatorTexts,
  passwordChangedTexts,
  passwordResetTexts,
  resetTexts,
} from '../texts/mailTexts';
import { plainName } from './plainName';

export interface Reader {
  to: string;
  language: Language;
  publicUrl: string;
}

interface Token {
  token: string;
}

/**
 * `organization` is null if the operator gives access as a Stackyard administrator. `owner` is the name of
 * the organisation, department or sawmill. `given` is null if the mail does not say which access was given.
 */
export interface Invitation {
  inviter: string | null;
  organization: string | null;
  given: { access: GivenAccess; owner: string } | null;
}

interface Invited {
  invitation: Invitation;
}

export function confirmMail({ token, invitation, ...reader }: Reader & Token & Invited): Mail {
  return invitationMail(confirmTexts, { ...reader, invitation, link: confirmLink({ ...reader, token }) });
}

/**
 * The link leads to the page on which the person chooses the first password. The token follows `#`, so that
 * no log of a proxy contains it.
 */
export function confirmLink({ to, token, publicUrl }: Pick<Reader, 'to' | 'publicUrl'> & Token): string {
  return `${publicUrl}/confirm#${new URLSearchParams({ email: to, token })}`;
}

export function resetMail({ to, token, language, publicUrl }: Reader & Token): Mail {
  const { subject, before, after } = resetTexts[language];
  const link = `${publicUrl}/reset-password#${new URLSearchParams({ email: to, token })}`;
  return { to, subject, text: textOf(before, link, after) };
}

export function passwordChangedMail(reader: Reader): Mail {
  return newPasswordMail(reader, passwordChangedTexts);
}

/**
 * Only a reader of the mailbox can use a mailed link. If the owner of the account has not done it, somebody
 * else can read the mailbox.
 */
export function passwordResetMail(reader: Reader): Mail {
  return newPasswordMail(reader, passwordResetTexts);
}

function newPasswordMail({ to, language, publicUrl }: Reader, texts: MailTexts): Mail {
  const { subject, before, after } = texts[language];
  return { to, subject, text: textOf(before, `${publicUrl}/forgot-password`, after) };
}

export function accessMail(invited: Reader & Invited): Mail {
  return invitationMail(accessTexts, { ...invited, link: `${invited.publicUrl}/` });
}

/** The mail says who invites and to what, because a mail from somebody unknown looks like a forgery. */
function invitationMail(
  texts: MailTexts,
  { to, language, publicUrl, link, invitation }: Reader & Invited & { link: string },
): Mail {
  const { inviter, organization, given } = invitation;
  const { subject, before, after } = texts[language];
  const { host } = new URL(publicUrl);
  const inviting = organization === null ? host : plainName(organization);
  const nobody = organization === null ? filled(operatorTexts[language], { host }) : inviting;
  const who = inviter === null ? nobody : `${plainName(inviter)} (${inviting})`;
  const purpose = organization === null ? 'stackyard' : (given?.access ?? 'unsaid');
  const words = { inviter: who, owner: plainName(given?.owner ?? '') };
  const sentence = filled(givenTexts[purpose][language], words);
  return {
    to,
    subject: filled(subject, { inviting }),
    text: textOf(filled(before, { given: sentence }), link, after),
  };
}

function textOf(before: string, link: string, after: string): string {
  return `${before}\n\n${link}\n\n${after}\n`;
}

/**
 * All placeholders are replaced in one pass, so that a name that looks like a placeholder is not replaced.
 */
export function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder: string, word: string) => words[word] ?? placeholder);
}
