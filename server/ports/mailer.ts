export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the mail. Rejects with `MailRefused` if the mail will never be
   * accepted, and with another error if a further attempt may succeed.
   */
  deliver: (mail: Mail) => Promise<void>;
  close: () => Promise<void>;
}

export class MailRefused extends Error {
  override name = 'MailRefused';
}
