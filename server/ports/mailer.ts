export interface Mail {
  to: string;
  subject: string;
  /** Plain text; a link stands on a line of its own. */
  text: string;
}

/** Hands mails on to their readers. */
export interface Mailer {
  /**
   * Resolves when the mail is out of our hands. Rejects with `MailRefused` when it will never be taken, else when
   * another attempt may succeed.
   */
  deliver: (mail: Mail) => Promise<void>;
  close: () => Promise<void>;
}

export class MailRefused extends Error {
  override name = 'MailRefused';
}
